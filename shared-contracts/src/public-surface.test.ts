import { beforeAll, expect, it } from 'vitest';
import contracts from '../package.json';

/**
 * What each entry exports at run time: the contract that releases of remotes are checked against (README, "Changing a contract").
 * Schemas of the product API have a version of their own: see infra/conformance/src/compatibility.test.ts.
 */
const surface: Readonly<Record<string, readonly string[]>> = {
  './analytics': ['discountBuckets'],
  './api': ['checkResponse', 'createApiClient', 'failureText', 'hasShape', 'isTile', 'malformedResponse'],
  './api-version': ['apiVersion'],
  './app': [
    'AppProvider',
    'anonymousSession',
    'isSameSession',
    'useAccount',
    'useApp',
    'useIsHydrated',
    'usePictureUrl',
    'useSession',
  ],
  './fulfilled': ['fulfilled'],
  './discovery': ['DiscoveryDocument', 'DiscoveryRelease', 'ExposeAssets', 'ReleaseManifest', 'remoteName'],
  './email': ['emailPattern'],
  './events': ['createBus'],
  './forms': [
    'EmailField',
    'FieldRow',
    'Form',
    'RadioField',
    'SelectField',
    'TextAreaField',
    'TextField',
    'TickField',
    'anyRule',
    'describedBy',
    'emailRule',
    'nameRule',
    'phoneRule',
    'textRule',
    'tickedRule',
    'useForm',
    'withHyphens',
  ],
  './fields': ['brokenKeyword', 'fields', 'isBirthday', 'oldestBirthday'],
  './gender': ['pathForGender', 'useGender'],
  './breadcrumb': ['Breadcrumb'],
  './breadcrumb-structured-data': ['breadcrumbStructuredData'],
  './zoom': ['bounded', 'fitted', 'maximumScale', 'panned', 'toggled', 'zoomedAt'],
  './remote-boundary': ['RemoteBoundary'],
  './fragment': ['Fragment'],
  './fragment-data': ['createFragmentData', 'useFragmentData', 'usePageIndex'],
  './i18n': ['createTranslate', 'defineMessages', 'languageTags', 'textLocale', 'useTranslate'],
  './lazy-component': ['lazyComponent'],
  './dates': ['dateTags', 'formatDay', 'formatMoment'],
  './opening-hours': ['dayName', 'openingState', 'openingText', 'shortTime', 'useNow', 'viennaDay', 'weekdayName'],
  './paths': [
    'checkoutAddress',
    'chosenStoreParameter',
    'cspReportPath',
    'homeAfterDeletion',
    'homeAfterSession',
    'inAppPath',
    'isExternal',
    'localAddress',
    'localeChoicePath',
    'localeParameter',
    'localePrefix',
    'normaliseQuery',
    'pathIn',
    'paths',
    'withTrailingSlash',
  ],
  './pausable-timer': ['createPausableTimer'],
  './picture': ['PictureElement'],
  './pricing': ['discountPercent', 'formatPrice', 'isDiscountShown', 'parsePrice', 'reductionOf'],
  './remote': ['defineRoute', 'onUnavailable', 'remoteNames'],
  './remote-context': ['RemoteContext', 'useRemote'],
  './reserved-segments': ['reservedSegments'],
  './routing': [
    'Form',
    'Link',
    'isExternal',
    'isPlainClick',
    'useLocation',
    'useNavigate',
    'useNavigation',
    'useNavigationType',
    'useRevalidator',
    'useSearchParams',
    'withTrailingSlash',
  ],
  './session-cookie-names': [
    'cookieNameIn',
    'guestWriting',
    'isAccountRequestId',
    'sessionCookies',
    'sessionCookiesOf',
    'writtenGuest',
  ],
  './share-link': ['shareLink'],
  './site-constants': ['searchLimits', 'siteDefaults'],
  './storage': ['versionedRecord'],
  './store': ['createStore', 'defineStore'],
};

const entries = Object.entries(contracts.exports).filter(
  ([entry, file]) => !/\.(css|json|d\.ts)$/.test(file) && entry !== './entities',
);
const loaded = new Map<string, readonly string[]>();
/** Side effects of our modules while they were imported. */
const acts: string[] = [];

/**
 * The test runner itself makes such calls while it loads a module, and work that earlier test files started may still run: only calls that
 * one of our source files makes synchronously count.
 */
function note(what: string): void {
  const frames = new Error().stack?.split('\n') ?? [];
  const isOurs = (frame: string): boolean =>
    frame.includes('/shared-contracts/src/') && !frame.includes('.test.') && !frame.includes('at async ');
  if (frames.some(isOurs)) acts.push(what);
}

function watchCalls(owner: object, name: string): void {
  const real: unknown = Reflect.get(owner, name);
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    note(name);
    return typeof real === 'function' ? Reflect.apply(real, this, args) : undefined;
  };
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: watched });
}

function watchReads(name: string): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => note(name) });
}

beforeAll(async () => {
  for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch', 'addEventListener']) {
    watchCalls(globalThis, name);
  }
  for (const name of ['on', 'once', 'addListener']) watchCalls(process, name);
  for (const name of ['localStorage', 'sessionStorage']) watchReads(name);
  for (const [entry, file] of entries) {
    const module: unknown = await import(/* @vite-ignore */ file.replace('./src/', './'));
    loaded.set(entry, Object.keys(Object(module)).sort());
  }
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

it('the package has exactly the pinned entries', () => {
  expect(entries.map(([entry]) => entry).sort()).toEqual(Object.keys(surface).sort());
});

it.each(entries)('%s exports the pinned names', (entry) => {
  expect(loaded.get(entry)).toEqual(surface[entry]);
});

it('importing the entries has no effect: no timer, no listener, no call, no access to storage', () => {
  expect(acts).toEqual([]);
});
