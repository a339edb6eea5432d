//! Building in slices, layers as bytes, and what is refused.

use awale::engine::tablebase::{AddError, Builder, Layer, LayerError, Tablebase};
use awale::rules::{Preset, RuleSet};

use crate::random::Random;
use crate::support::{boards, next, rows, rules, tables};

/// The bytes before the values.
const HEADER: usize = 128;

#[test]
fn slices_of_any_size_build_the_same_bytes() {
    let tablebase = tables(&RuleSet::AWARI, 5);
    let expected = next(&tablebase, 1_000_000);
    for slice in [0, 1, 7, 100, 5000, u32::MAX] {
        assert_eq!(next(&tablebase, slice).to_bytes(), expected.to_bytes());
    }
}

#[test]
fn small_slices_are_many_and_progress_grows_to_1() {
    let mut builder = Builder::new(&tables(&RuleSet::ABAPA, 7));
    let mut slices = 0;
    let mut progress = builder.progress();
    assert_eq!(progress, 0.0);
    while builder.step(1000).is_none() {
        assert!((progress..=1.0).contains(&builder.progress()));
        progress = builder.progress();
        slices += 1;
    }
    assert_eq!(builder.progress(), 1.0);
    // Most of 75582 boards are settled.
    assert!((50..150).contains(&slices), "{slices}");
}

#[test]
fn a_layer_is_given_once() {
    let mut builder = Builder::new(&Tablebase::new(&RuleSet::ABAPA));
    assert!(builder.step(u32::MAX).is_some());
    assert!(builder.step(u32::MAX).is_none());
}

#[test]
fn bytes_are_read_back() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        let built = tables(&rules, 7);
        let mut read = Tablebase::new(&rules);
        for seeds in 1..=7 {
            let bytes = built.layer(seeds).expect("a known layer").to_bytes();
            let boxed: Box<[u8]> = bytes.into();
            let layer = Layer::from_bytes(boxed, &rules).expect("a layer");
            assert_eq!(layer.seeds(), seeds);
            assert_eq!(layer.to_bytes(), bytes);
            read.add(layer).expect("the next layer");
        }
        for board in boards(7, 2 * usize::from(rules.pits_a_side())) {
            assert_eq!(read.value(rows(&board)), built.value(rows(&board)));
        }
    }
}

#[test]
fn a_vector_is_not_copied() {
    let bytes = next(&Tablebase::new(&RuleSet::ABAPA), 100)
        .to_bytes()
        .to_vec();
    let place = bytes.as_ptr();
    let layer = Layer::from_bytes(bytes, &RuleSet::ABAPA).expect("a layer");
    assert_eq!(layer.to_bytes().as_ptr(), place);
}

/// A layer of three seeds.
fn good() -> Vec<u8> {
    tables(&RuleSet::FAMILY, 3)
        .layer(3)
        .expect("a known layer")
        .to_bytes()
        .to_vec()
}

fn fault(bytes: Vec<u8>) -> Option<LayerError> {
    Layer::from_bytes(bytes, &RuleSet::FAMILY).err()
}

#[test]
fn every_changed_bit_is_refused() {
    let good = good();
    assert_eq!(fault(good.clone()), None);
    for byte in 0..good.len() {
        for bit in 0..8 {
            let mut bytes = good.clone();
            bytes[byte] ^= 1 << bit;
            let fault = fault(bytes);
            let expected = match byte {
                0..8 => [LayerError::Format; 2],
                8..12 => [LayerError::Checksum; 2],
                12..16 => [LayerError::Seeds, LayerError::Length],
                16..20 => [LayerError::Length; 2],
                20..HEADER => [LayerError::Rules; 2],
                _ => [LayerError::Checksum; 2],
            };
            let expected = expected.map(Some);
            assert!(expected.contains(&fault), "{byte} {bit}: {fault:?}");
        }
    }
}

#[test]
fn bytes_that_are_cut_off_or_too_many_are_refused() {
    let good = good();
    for length in 0..good.len() {
        let expected = match length {
            0..HEADER => LayerError::Format,
            _ => LayerError::Length,
        };
        assert_eq!(fault(good[..length].to_vec()), Some(expected));
    }
    assert_eq!(fault([good, vec![0]].concat()), Some(LayerError::Length));
}

#[test]
fn random_changes_are_refused() {
    let good = good();
    let mut random = Random::new(8);
    for _ in 0..20_000 {
        let mut bytes = good.clone();
        for _ in 0..1 + random.below(20) {
            let place = random.below(bytes.len());
            bytes[place] = random.below(256) as u8;
        }
        assert_eq!(fault(bytes.clone()).is_some(), bytes != good);
    }
    for length in 0..2 * HEADER {
        let bytes: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        assert_eq!(fault(bytes), Some(LayerError::Format));
    }
}

#[test]
fn impossible_values_are_refused_even_with_their_checksum() {
    for (value, expected) in [
        (3_i8, None),
        (-3, None),
        (4, Some(LayerError::Value)),
        (-4, Some(LayerError::Value)),
        (i8::MIN, Some(LayerError::Value)),
        (i8::MAX, Some(LayerError::Value)),
    ] {
        let mut bytes = good();
        bytes[HEADER + 17] = value as u8;
        let checksum = crc32fast::hash(&bytes[12..]).to_le_bytes();
        bytes[8..12].copy_from_slice(&checksum);
        assert_eq!(fault(bytes), expected, "{value}");
    }
}

#[test]
fn another_rule_set_is_refused() {
    let layer = next(&Tablebase::new(&RuleSet::ABAPA), 100);
    for text in ["akan", "abapa,circle=split", "abapa,pits=5", "abapa,few=1"] {
        let rules = rules(text);
        let fault = Layer::from_bytes(layer.to_bytes(), &rules).err();
        assert_eq!(fault, Some(LayerError::Rules));
        let mut tablebase = Tablebase::new(&rules);
        assert_eq!(tablebase.add(layer.clone()), Err(AddError::Rules));
    }
}

#[test]
fn only_the_next_layer_is_added() {
    let mut tablebase = tables(&RuleSet::ABAPA, 3);
    for found in [1, 3] {
        let layer = tablebase.layer(found).expect("a known layer").clone();
        let expected = 4;
        let fault = tablebase.add(layer);
        assert_eq!(fault, Err(AddError::Seeds { found, expected }));
    }
    assert_eq!(tablebase.seeds(), 3);
}

#[test]
fn a_capped_tablebase_knows_less() {
    let tablebase = tables(&RuleSet::ABAPA, 4);
    let [three, four] = [[1 << 40, 2], [2, 2]];
    let capped = tablebase.capped(3);
    assert_eq!((capped.seeds(), tablebase.seeds()), (3, 4));
    assert_eq!(capped.value(three), tablebase.value(three));
    assert_eq!(capped.value(four), None);
    assert!(tablebase.value(four).is_some());
    assert!(capped.layer(4).is_none());
    assert_eq!(tablebase.capped(0).value([0, 0]), Some(0));
    assert_eq!(tablebase.capped(u32::MAX).seeds(), 4);
}

#[test]
fn boards_with_more_seeds_than_a_game_have_no_value() {
    let tablebase = tables(&RuleSet::ABAPA, 2);
    assert_eq!(tablebase.value([3, 0]), None);
    assert_eq!(tablebase.value([48, 0]), None);
    assert_eq!(tablebase.value([0x0404_0404_0404, 0x0404_0404_0404]), None);
    assert_eq!(tablebase.value([48, 48]), None);
}
