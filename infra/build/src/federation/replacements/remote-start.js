/* global __webpack_require__, REMOTE_NAME */
/** Replaces the federation's start code in a remote's browser build: the host shares its copy of the runtime (decision 0003). */
globalThis.bergaufFederation(__webpack_require__, REMOTE_NAME);
