/**
 * Lets the bundler leave out what the shop does not use of the router: components, of which it keeps the ones whose making may have
 * an effect (the router marks none as free of effects); warnings for its developers; the page for an error of a route that has no
 * error page, for the shop's root has one.
 */
module.exports = function shakeRouterLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^function (warning|warningOnce)\([^)]*\) \{[\s\S]*?^\}$/gm, 'function $1() {}')
    .replace('match.route.errorElement || defaultErrorElement', 'match.route.errorElement');
};
