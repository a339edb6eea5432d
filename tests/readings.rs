//! Where the points of a rule set come from.

use awale::i18n::Language;
use awale::rules::{Origin, Preset, RuleSet, Source, Topic};
use awale::view::narrate;

fn said(rules: &str, language: Language) -> Vec<String> {
    let rules: RuleSet = rules.parse().expect("a rule set");
    narrate::readings(&rules)
        .iter()
        .map(|reading| language.say(reading))
        .collect()
}

fn topics(preset: Preset, origin: Origin) -> Vec<Topic> {
    let rules = preset.rules();
    Topic::ALL
        .into_iter()
        .filter(|&topic| rules.origin(topic) == Some(origin))
        .collect()
}

#[test]
fn each_preset_knows_what_its_sources_tell() {
    use Topic::*;
    let told = |preset, source| topics(preset, Origin::Told(source));
    assert_eq!(
        told(Preset::Abapa, Source::BeginnersGuide),
        [Pits, Slam, Feeding, Majority, Agreement]
    );
    assert_eq!(
        told(Preset::Akan, Source::Encyclopedia),
        [Pits, Slam, Feeding, Majority, Few]
    );
    assert_eq!(
        told(Preset::IvoryCoast, Source::IvoryCoast),
        [Pits, Slam, Stuck]
    );
    assert_eq!(
        told(Preset::Family, Source::BoxedGames),
        [Pits, Slam, Feeding, Stuck]
    );
    assert_eq!(told(Preset::TenPit, Source::Bete), [Pits]);
}

#[test]
fn each_preset_knows_what_is_our_reading() {
    use Topic::*;
    let ours = |preset| topics(preset, Origin::Ours);
    assert!(ours(Preset::Abapa).contains(&Repetition));
    assert!(ours(Preset::Akan).contains(&FewUnclaimed));
    let ivory = ours(Preset::IvoryCoast);
    assert!(
        [Agreement, OddSeed, Repetition]
            .iter()
            .all(|topic| ivory.contains(topic))
    );
    let family = ours(Preset::Family);
    assert!([Kroo, Starved].iter().all(|topic| family.contains(topic)));
    assert_eq!(ours(Preset::Awari), [Repetition, OddSeed]);
    assert_eq!(topics(Preset::Abapa, Origin::Disputed), [Kroo]);
}

#[test]
fn ten_pits_await_a_players_word() {
    let all = Topic::ALL.len();
    let rules = RuleSet::TEN_PIT;
    assert_eq!(rules.origin(Topic::OddSeed), None);
    assert_eq!(topics(Preset::TenPit, Origin::Awaited).len(), all - 2);
}

#[test]
fn what_was_chosen_is_told_as_chosen() {
    let chosen = |rules: &str| -> Vec<Topic> {
        let rules: RuleSet = rules.parse().expect("a rule set");
        Topic::ALL
            .into_iter()
            .filter(|&topic| rules.origin(topic) == Some(Origin::Chosen))
            .collect()
    };
    for preset in Preset::ALL {
        assert_eq!(chosen(preset.name()), []);
    }
    assert_eq!(chosen("abapa,slam=all,few=3"), [Topic::Slam, Topic::Few]);
    assert_eq!(
        chosen("family,stuck=other,circle=split"),
        [Topic::Stuck, Topic::Agreement]
    );
    assert_eq!(chosen("awari,starved=pass"), [Topic::Starved]);
    assert_eq!(
        chosen("abapa,majority=no,few=6"),
        [Topic::Majority, Topic::Few]
    );
    // No source for six pits tells anything of ten.
    assert_eq!(chosen("abapa,pits=5"), [Topic::Few]);
}

#[test]
fn a_point_and_its_origin_are_whole_sentences() {
    assert_eq!(
        said("ivory-coast", Language::english()),
        [
            "The board has two rows of six pits. It is what is most often told for Ivory Coast.",
            "Twelve seeds or more go round the board and skip the pit they come from. The sources do not agree: this is our reading.",
            "A move that leaves the opponent without a seed is illegal. It is what is most often told for Ivory Coast.",
            "An opponent without seeds must be fed, if there is a move that does. The sources are silent: this is our reading.",
            "A player who is to move and has no seeds cannot play: the game is over. The sources are silent: this is our reading.",
            "When there is no legal move, the rest is split evenly. It is what is most often told for Ivory Coast.",
            "The game goes on even when a player has more than half of the seeds. The sources are silent: this is our reading.",
            "The game does not end because few seeds are left. The sources are silent: this is our reading.",
            "When players agree to stop, the rest is split evenly. The sources are silent: this is our reading.",
            "When the same position comes for the third time, the game ends as if the players had agreed to stop. The sources are silent: this is our reading.",
            "When the rest is split, an odd seed goes to nobody. The sources are silent: this is our reading.",
        ]
    );
    let french = said("ten-pit,slam=all", Language::named("fr").expect("French"));
    let expected = [
        "Le plateau a deux rangées de cinq trous. C’est ainsi que jouent les Bété de Côte d’Ivoire.",
        "À partir de dix graines, on fait le tour du plateau en sautant le trou de départ. Cela attend la parole d’un joueur.",
        "Un grand chelem prend toutes les graines de l’adversaire. C’est un choix fait pour cette partie.",
        "Il faut nourrir un adversaire qui n’a plus de graines, si un coup le permet. Cela attend la parole d’un joueur.",
        "Qui doit jouer sans avoir de graines ne le peut pas~: la partie est finie. Cela attend la parole d’un joueur.",
        "Quand aucun coup n’est permis, chacun garde les graines de sa rangée. Cela attend la parole d’un joueur.",
        "Qui a pris plus de la moitié des graines gagne aussitôt. Cela attend la parole d’un joueur.",
        "La partie s’arrête quand il reste 6 graines ou moins. Cela attend la parole d’un joueur.",
        "Ce qui reste alors ne revient à personne. Cela attend la parole d’un joueur.",
        "Si les joueurs conviennent d’arrêter, chacun garde les graines de sa rangée. Cela attend la parole d’un joueur.",
        "Quand la même position vient pour la troisième fois, la partie s’arrête comme si les joueurs en étaient convenus. Cela attend la parole d’un joueur.",
    ];
    assert_eq!(french, expected.map(|line| line.replace('~', "\u{202f}")));
}
