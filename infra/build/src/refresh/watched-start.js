/* global __webpack_require__, REMOTE_NAME */
/*
 * The start code of a frontend that is developed inside a shop: as `remote-start.js`, and it keeps what React's fast refresh needs to
 * bring a page to the next build. `bergaufRefresh` comes with React's development build.
 */
globalThis.bergaufFederation(__webpack_require__, REMOTE_NAME);

const refresh = globalThis.bergaufRefresh;
if (refresh) {
  const chunks = new Set();
  /** Of those that are on their way, and of those that have arrived. */
  const arrivals = [];
  const modules = new Set();
  const { e: loadChunk } = __webpack_require__;
  __webpack_require__.e = (id) => {
    chunks.add(id);
    const arrival = loadChunk(id);
    arrivals.push(arrival);
    return arrival;
  };
  __webpack_require__.bergaufRefresh = (module) => {
    modules.add(module);
    return {
      $RefreshReg$: (type, name) => refresh.register(type, `${REMOTE_NAME} ${module} ${name}`),
      $RefreshSig$: refresh.createSignatureFunctionForTransform,
    };
  };
  refresh.remotes[REMOTE_NAME] = { require: __webpack_require__, chunks, arrivals, modules };
}
