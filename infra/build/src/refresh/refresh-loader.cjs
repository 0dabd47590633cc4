/** Components that the compiler does not take for some: the function that makes them is given one that is no component. */
const lazyComponents = /^(?:export )?const ([A-Z]\w*) = lazyComponent\(/gm;

/**
 * Gives a module what the compiler's code for React's fast refresh calls: `$RefreshReg$` for each component, `$RefreshSig$` for each one that
 * has hooks. On a page with React's production build they do nothing.
 */
module.exports = function refresh(source) {
  const start =
    'const { $RefreshReg$, $RefreshSig$ } = globalThis.bergaufRefresh ? __webpack_require__.bergaufRefresh(__webpack_module__.id) : { $RefreshReg$() {}, $RefreshSig$: () => (type) => type };';
  const lazy = [...source.matchAll(lazyComponents)].map(([, name]) => `$RefreshReg$(${name}, "${name}");`);
  return [start + source, ...lazy].join('\n');
};
