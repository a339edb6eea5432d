//! Awalé, a sowing game for two.
