import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFullPageLoads } from './full-page-loads.ts';

let loads: string[];
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance', 'setTimeout'] });
  loads = [];
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  // In this order: the stub of `performance` was installed over the fake one.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A document of the tab, at an address. */
function open(address: string) {
  const [pathname, search = ''] = address.split('?');
  const location = {
    origin: 'http://shop.test',
    pathname,
    search: search ? `?${search}` : '',
    reload: () => loads.push(address),
    assign: (path: string) => loads.push(path),
  };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('location', location);
  return createFullPageLoads(10_000);
}

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const denied = () => {
  throw new DOMException('denied', 'QuotaExceededError');
};

describe('another set of releases', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

  it('causes at most one full page load in ten seconds, for any address', () => {
    expect(open('/a/').ofOtherSet('/b/')).not.toBeNull();
    vi.advanceTimersByTime(9_999);
    expect(open('/b/').ofOtherSet('/b/')).toBeNull();
    expect(open('/b/').ofOtherSet('/c/')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(open('/b/').ofOtherSet('/b/')).not.toBeNull();
    expect(loads).toEqual(['/b/', '/b/']);
  });

  it('reloads the current address, with its query', () => {
    void open('/a/?q=x').ofOtherSet('/a/?q=x');
    expect(loads).toEqual(['/a/?q=x']);
  });

  it('leaves the shopper on the page that Back restores, also where the load began before that page itself was shown', async () => {
    const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const load = open('/a/?q=x').ofOtherSet('/b/');
    const settled = vi.fn();
    load?.catch(settled);
    shown(false);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    shown(true);
    const redirect: unknown = await load?.catch((reason: unknown) => reason);
    expect(redirect instanceof Response && redirect.headers.get('location')).toBe('http://shop.test/a/?q=x');
  });

  it('causes a load again after the clock was set back', () => {
    void open('/a/').ofOtherSet('/b/');
    vi.setSystemTime(0);
    expect(open('/b/').ofOtherSet('/b/')).not.toBeNull();
  });
});

describe('a page whose code cannot be loaded', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

  it('is opened as a document once in ten seconds', () => {
    expect(open('/a/').ofServerHtml('/b/')).not.toBeNull();
    expect(open('/b/').ofServerHtml('/b/')).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(open('/b/').ofServerHtml('/b/')).not.toBeNull();
    expect(loads).toEqual(['/b/', '/b/']);
  });

  it('is not opened as a document while the browser is offline, which would show its own page', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(open('/a/').ofServerHtml('/b/')).toBeNull();
    expect(loads).toEqual([]);
  });

  it('does not prevent the load of the next page that the shopper requests', () => {
    void open('/a/').ofServerHtml('/b/');
    expect(open('/b/').ofServerHtml('/c/')).not.toBeNull();
  });

  it('shares its guard with another set', () => {
    void open('/a/').ofServerHtml('/b/');
    expect(open('/b/').ofOtherSet('/c/')).toBeNull();
    vi.advanceTimersByTime(10_000);
    void open('/b/').ofOtherSet('/c/');
    expect(open('/c/').ofServerHtml('/c/')).toBeNull();
  });
});

describe.each([
  ['is forbidden', undefined],
  ['is full', { ...storage(), setItem: denied }],
])('where the tab’s storage %s', (_why, given) => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', given);
    vi.stubGlobal('performance', { timeOrigin: Date.now() });
  });

  it('a document younger than ten seconds counts as such a load, an older one does not', () => {
    expect(open('/b/').ofOtherSet('/b/')).toBeNull();
    expect(open('/b/').ofServerHtml('/b/')).toBeNull();
    expect(open('/b/').ofServerHtml('/c/')).not.toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(open('/b/').ofOtherSet('/b/')).not.toBeNull();
    expect(open('/b/').ofServerHtml('/b/')).not.toBeNull();
  });
});
