/**
 * Lets the bundler leave out the router's components that nobody uses: it keeps a call that may have an effect and an
 * assignment to what the call gave, and the router marks neither as free of effects.
 */
module.exports = function shakeRouterLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
};
