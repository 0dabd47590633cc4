/**
 * Replaces the body of a function or method of a library, whose closing brace is indented as its first line is.
 * @param {string} source of the module
 * @param {string} declaration how it begins, without `async`: `function name`, or the name of a method
 * @param {string} body what it does instead
 * @throws when the source has no such function any more
 */
module.exports = function withBody(source, declaration, body) {
  const whole = new RegExp(`^([ \\t]*)((?:async )?${declaration})\\([\\s\\S]*?^\\1\\}$`, 'm');
  if (!whole.test(source)) throw new Error(`The library has no "${declaration}" any more: adapt the loader`);
  return source.replace(whole, `$1$2() { ${body} }`);
};
