/** Replaces the parts of a package that this portal does not use and that the bundler cannot drop by itself. */
export default {}
