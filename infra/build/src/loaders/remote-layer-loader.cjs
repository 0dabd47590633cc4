/** Wraps a frontend's stylesheet into the cascade layer `remotes`, so that the layers of tokens and base styles always precede it. */
module.exports = function remoteLayerLoader(source) {
  return `@layer remotes {\n${source}\n}\n`;
};
