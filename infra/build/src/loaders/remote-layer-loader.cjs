/** Wraps a frontend's stylesheet into the cascade layer `remotes`, so that tokens and base always come first. */
module.exports = function remoteLayerLoader(source) {
  return `@layer remotes {\n${source}\n}\n`;
};
