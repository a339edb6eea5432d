//! Browser-side tests.
