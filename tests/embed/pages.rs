//! The pages for site owners tell what is in the code.
