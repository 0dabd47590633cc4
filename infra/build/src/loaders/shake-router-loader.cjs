/**
 * Removes unused parts of the router: components that the bundler keeps because their creation is not marked as free of side effects,
 * warnings for developers, and the default error page, as the shop's root route has an error page.
 */
module.exports = function shakeRouterLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^function (warning|warningOnce)\([^)]*\) \{[\s\S]*?^\}$/gm, 'function $1() {}')
    .replace('match.route.errorElement || defaultErrorElement', 'match.route.errorElement');
};
