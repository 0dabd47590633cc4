const withBody = require('./with-body.cjs');

/**
 * What the host never calls in a browser, by the file of the federation runtime: remotes are known when the page starts and stay for as
 * long as it is open, their entries are scripts, and they take shared modules from the host without loading them.
 */
const unused = [
  { file: 'remote/index.js', functions: ['preloadRemote', 'removeRemote', 'initRawContainer'] },
  { file: 'shared/index.js', functions: ['loadShareSync'] },
  { file: 'utils/load.js', functions: ['function loadEsmEntry', 'function loadSystemJsEntry'] },
];

/** Removes unused functions of the federation runtime. @throws when its source has no function of such a name any more */
module.exports = function shakeFederationLoader(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const functions = unused.flatMap((each) => (path.endsWith(each.file) ? each.functions : []));
  return functions.reduce(
    (code, name) => withBody(code, name, `throw new Error("${name} is not part of this build");`),
    source,
  );
};
