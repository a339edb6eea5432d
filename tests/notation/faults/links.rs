//! Faults of links.

use awale::notation::Format;

use super::check;

const PIT: &str = "expected a pit, A-F or a-f";

#[test]
fn links() {
    let address = "expected a link such as ?v=1#m=FfBe";
    let levels = "expected 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8";
    let percent = "expected % and two digits of a byte";
    let ends = "expected agreement or resigned-south or resigned-north";
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    check(
        Format::Link,
        &[
            ("", 1, 1, &format!("nothing more, {address}")),
            (
                "https://example.org/",
                1,
                1,
                &format!("\"https://example.org/\", {address}"),
            ),
            (" m=F", 1, 2, &format!("\"m=F\", {address}")),
            ("?", 1, 1, &format!("\"?\", {address}")),
            ("#", 1, 1, &format!("\"#\", {address}")),
            ("?lang=fr#x", 1, 1, &format!("\"?lang=fr#x\", {address}")),
            ("?v=2", 1, 4, "parameter v: version 2 is not known, 1 is"),
            (
                "?rules=new-rules&v=17",
                1,
                20,
                "parameter v: version 17 is not known, 1 is",
            ),
            ("?v=0", 1, 4, "parameter v: \"0\", expected 1"),
            ("?v=", 1, 4, "parameter v: nothing more, expected 1"),
            ("?v", 1, 3, "parameter v: nothing more, expected 1"),
            ("?v=x#m=F", 1, 4, "parameter v: \"x\", expected 1"),
            ("?v=-1", 1, 4, "parameter v: \"-1\", expected 1"),
            (
                "?rules=chess",
                1,
                8,
                "parameter rules: unknown rule set \"chess\", expected one of abapa, akan, ivory-coast, family, awari, ten-pit",
            ),
            (
                "?rules=abapa,few",
                1,
                8,
                "parameter rules: \"few\" is not of the form field=value",
            ),
            (
                "?v=1&mode=view",
                1,
                11,
                "parameter mode: \"view\", expected ai or two",
            ),
            (
                "?v=1&mode=AI",
                1,
                11,
                "parameter mode: \"AI\", expected ai or two",
            ),
            (
                "?level=0",
                1,
                8,
                &format!("parameter level: \"0\", {levels}"),
            ),
            (
                "?level=9&mode=two",
                1,
                8,
                &format!("parameter level: \"9\", {levels}"),
            ),
            (
                "?level=257",
                1,
                8,
                &format!("parameter level: \"257\", {levels}"),
            ),
            (
                "?level=",
                1,
                8,
                &format!("parameter level: nothing more, {levels}"),
            ),
            (
                "?side=east",
                1,
                7,
                "parameter side: \"east\", expected south or north",
            ),
            (
                "?first=S",
                1,
                8,
                "parameter first: \"S\", expected south or north",
            ),
            (
                "?direction=up",
                1,
                12,
                "parameter direction: \"up\", expected ccw or cw",
            ),
            (
                "?ply=2#m=F",
                1,
                6,
                "parameter ply: \"2\", expected a number from 0 to 1",
            ),
            (
                "?ply=first#m=F",
                1,
                6,
                "parameter ply: \"first\", expected a number from 0 to 1",
            ),
            ("#m=FfX", 1, 6, &format!("parameter m: \"X\", {PIT}")),
            ("#m=Ff&m=B", 1, 9, "parameter m: told twice"),
            (
                "?rules=akan#rules=akan",
                1,
                19,
                "parameter rules: told twice",
            ),
            ("#m=FfF", 1, 6, "parameter m: ply 3: F: empty_pit"),
            (
                "https://é.org/#m=f",
                1,
                18,
                "parameter m: ply 1: f: wrong_side",
            ),
            ("#m=%46%66%46", 1, 10, "parameter m: ply 3: F: empty_pit"),
            ("#m=%46%6", 1, 7, &format!("parameter m: \"%6\", {percent}")),
            ("#m=%", 1, 4, &format!("parameter m: \"%\", {percent}")),
            (
                "?rules=%zz",
                1,
                8,
                &format!("parameter rules: \"%zz\", {percent}"),
            ),
            (
                "?rules=a%ff",
                1,
                9,
                &format!("parameter rules: \"%ff\", {percent}"),
            ),
            ("#m=F+f", 1, 5, &format!("parameter m: \"+\", {PIT}")),
            ("#m=F%20%3F", 1, 8, &format!("parameter m: \"?\", {PIT}")),
            (
                "#p=4-4",
                1,
                4,
                "parameter p: 2 fields, expected startpos or 15: 12 pits, 2 stores, side to move",
            ),
            (
                &format!("#p={}&m=F", start.replace("-S", "-W")),
                1,
                32,
                "parameter p: field 15 (side to move): \"W\", expected S or N",
            ),
            (
                &format!("#p={}", start.replace("4-4-0", "4-5-0")),
                1,
                4,
                "parameter p: 49 seeds, expected 48",
            ),
            (
                "?rules=ten-pit#p=startpos&m=F",
                1,
                29,
                "parameter m: \"F\", expected a pit, A-E or a-e",
            ),
            (
                "#end=draw",
                1,
                6,
                &format!("parameter end: \"draw\", {ends}"),
            ),
            (
                "#end=resigned",
                1,
                6,
                &format!("parameter end: \"resigned\", {ends}"),
            ),
            (
                "#p=0-0-0-0-0-0-0-0-0-0-0-0-25-23-S&end=agreement",
                1,
                40,
                "parameter end: the game was over by its rules",
            ),
        ],
    );
}
