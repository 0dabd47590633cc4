const withBody = require('./with-body.cjs');

/**
 * Functions of the router that this shop never calls: its pages have loaders only. Forms and mutations call the product API, so there are
 * no actions, no fetchers and no middleware; routes are not lazy and not discovered, navigations not blocked; there are no React server
 * components and no instrumentations.
 */
const unused = [
  'discoverRoutes',
  'updateBlocker',
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'setFetcherError',
  'getFetcher',
  'resetFetcher',
  'updateFetcherState',
  'queueFetcherForDeletion',
  'getUpdatedRevalidatingFetchers',
  'getBlocker',
  'deleteBlocker',
  'patchRoutes',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
  'patchRoutesImpl',
];

/** Functions that are called, with what they return in a shop whose routes are all known, not lazy, and left without asking or forms. */
const constant = {
  loadLazyRoute: '{}',
  checkFogOfWar: '{ active: false, matches: null }',
  shouldBlockNavigation: 'undefined',
  getSubmissionFromNavigation: 'undefined',
  getInvalidPathError: '"Not a path"',
  // Its second argument, which loads the data: there is no middleware.
  runClientMiddlewarePipeline: 'arguments[1]()',
  // Its second argument; the third one would be a form.
  normalizeNavigateOptions: '{ path: arguments[1] }',
  abortFetcher: 'undefined',
  markFetchRedirectsDone: 'false',
  abortStaleFetchLoads: 'false',
  // Without its second argument, the fetchers.
  callLoadersAndMaybeResolveData:
    '{ loaderResults: await callDataStrategy(arguments[2], arguments[3], arguments[0], arguments[4], null), fetcherResults: {} }',
};

/** The message of a check of the router's own state or of its settings, a text without anything that a shopper has typed. */
const checkMessage = /\b(invariant2?\((?:[^"`;]|"[^"\n]*")*?),\s*(?:"[^"\n]*"|`[^`\n]*`)\s*\);/g;

/**
 * Removes unused parts of the router: components that the bundler keeps because their creation is not marked as free of side effects,
 * functions that are never called, warnings for developers, texts of checks, and the default error page, as the shop's root route has an
 * error page.
 * @throws when the router's source has no function of such a name any more
 */
module.exports = function shakeRouterLoader(source) {
  const shaken = source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^function (warning|warningOnce)\([^)]*\) \{[\s\S]*?^\}$/gm, 'function $1() {}')
    .replace(checkMessage, '$1);')
    .replace('match.route.errorElement || defaultErrorElement', 'match.route.errorElement');
  if (!source.includes('function createRouter(')) return shaken;
  const lean = unused.reduce(
    (code, name) => withBody(code, `function ${name}`, `throw new Error("${name} is not part of this build");`),
    shaken,
  );
  return Object.entries(constant).reduce(
    (code, [name, result]) => withBody(code, `function ${name}`, `return ${result};`),
    lean,
  );
};
