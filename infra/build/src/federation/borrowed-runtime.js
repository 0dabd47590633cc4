/* global __webpack_require__, REMOTE_NAME */
/** Stands in for the federation's start code in a remote's browser build: the host lends its own. */
globalThis.bergaufFederation(__webpack_require__, REMOTE_NAME);
