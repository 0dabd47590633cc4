/** Wraps a frontend's stylesheet into the cascade layer `remotes`, so that the layers of tokens and base styles always precede it. */
module.exports = function remoteLayerLoader(source) {
  if (closesTooMuch(source)) throw new Error('It has a "}" without a "{".');
  return `@layer remotes {\n${source}\n}\n`;
};

/** Comments, texts, addresses and escaped letters, where a brace means nothing. */
const plain = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^)"']*\)|\\[\s\S]/g;

/** Such a brace would end the layer, and what the bundler then says of the styles names no file. */
function closesTooMuch(source) {
  let depth = 0;
  for (const letter of source.replace(plain, '')) {
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth < 0) return true;
  }
  return false;
}
