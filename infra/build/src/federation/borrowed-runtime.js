/** Stands in for the federation's bundler runtime in a remote's browser build: the host lends its own. */
export default globalThis.bergaufFederation();
