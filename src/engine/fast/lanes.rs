//! Sixteen counts of seeds that are worked on at once: with vector
//! instructions where the target has them, in two machine words elsewhere.

use wide::u8x16;

/// Each byte of a word is this one.
pub const fn every(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// The lowest byte of each count of a word.
const ONES: u64 = every(1);

/// Sixteen bytes, in two words of eight: the lowest byte of a word comes
/// first. No byte that is added up comes to more than 127.
pub trait Lanes: Copy + Eq {
    /// Of two words.
    fn new(words: [u64; 2]) -> Self;

    /// The two words.
    fn words(self) -> [u64; 2];

    /// Adds byte by byte; what exceeds a byte is lost.
    fn plus(self, other: Self) -> Self;

    /// A bit for each byte of the second word that is 2 or 3, the first byte
    /// in the lowest bit.
    fn twos_and_threes(self) -> u8;

    /// A bit for each byte of the second word that is 1 or 2.
    fn ones_and_twos(self) -> u8;

    /// A bit for each byte of the first word that is not 0.
    fn filled(self) -> u8;
}

/// Sixteen bytes in a vector register: SSE2 on x86-64, NEON on ARM,
/// `simd128` in wasm.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Vector(u8x16);

impl Lanes for Vector {
    #[inline(always)]
    fn new(words: [u64; 2]) -> Self {
        Vector(bytemuck::cast(words))
    }

    #[inline(always)]
    fn words(self) -> [u64; 2] {
        bytemuck::cast(self.0)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Vector(self.0 + other.0)
    }

    #[inline(always)]
    fn twos_and_threes(self) -> u8 {
        let even = self.0 | u8x16::splat(1);
        (even.simd_eq(u8x16::splat(3)).to_bitmask() >> 8) as u8
    }

    #[inline(always)]
    fn ones_and_twos(self) -> u8 {
        self.plus(Vector(u8x16::splat(1))).twos_and_threes()
    }

    #[inline(always)]
    fn filled(self) -> u8 {
        !(self.0.simd_eq(u8x16::splat(0)).to_bitmask()) as u8
    }
}

/// Sixteen bytes in two words, for targets without vectors.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Words([u64; 2]);

impl Lanes for Words {
    #[inline(always)]
    fn new(words: [u64; 2]) -> Self {
        Words(words)
    }

    #[inline(always)]
    fn words(self) -> [u64; 2] {
        self.0
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        let add = |one: u64, other: u64| {
            // The highest bits are added apart, so that nothing is carried
            // from one byte into the next.
            let low = every(0x7F);
            ((one & low) + (other & low)) ^ ((one ^ other) & !low)
        };
        Words([add(self.0[0], other.0[0]), add(self.0[1], other.0[1])])
    }

    #[inline(always)]
    fn twos_and_threes(self) -> u8 {
        !nonzero((self.0[1] | ONES) ^ every(3))
    }

    #[inline(always)]
    fn ones_and_twos(self) -> u8 {
        !nonzero(((self.0[1] + ONES) | ONES) ^ every(3))
    }

    #[inline(always)]
    fn filled(self) -> u8 {
        nonzero(self.0[0])
    }
}

/// A bit for each byte that is not 0; no byte may exceed 127.
#[inline(always)]
fn nonzero(word: u64) -> u8 {
    let marks = (word + every(0x7F)) >> 7 & ONES;
    // Brings bit 8·k to bit 56 + k.
    (marks.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// The sum of the bytes of a word, which must be less than 256.
#[inline(always)]
pub const fn sum(word: u64) -> u32 {
    (word.wrapping_mul(ONES) >> 56) as u32
}
