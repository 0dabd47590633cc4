// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { Fragment } from './fragment.tsx';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';
import { changingRegistry, mountForTests } from './mount-for-tests.tsx';
import type { ExposeResult } from './remote.ts';
import { loadedForTests } from './render-for-tests.tsx';

const unavailable: ExposeResult = {
  kind: 'unavailable',
  remote: 'mf-header',
  version: null,
  error: new Error('The header is gone'),
};
const messages = () => ({});

/** Whether the fragment's code can be loaded, and whether it throws when it renders. */
let isLoadable: boolean;
let isBroken: boolean;
beforeEach(() => {
  isLoadable = true;
  isBroken = false;
});

let rendered = 0;
function Header() {
  rendered += 1;
  if (isBroken) throw new Error('broken at render');
  return <nav>Bergauf</nav>;
}

const header = loadedForTests<'mf-header/header'>({ Fragment: Header, messages });
const openShop = async () => {
  const { remotes, reports } = changingRegistry(() => (isLoadable ? header : unavailable));
  const fragment = <Fragment of="mf-header/header" fallback={<i>loading</i>} failed={<b>failed</b>} />;
  return { reports, ...(await mountForTests(fragment, { remotes })) };
};

describe('a remote boundary', () => {
  it('shows the fallback when the fragment throws, and reports the error once', async () => {
    isBroken = true;
    const { text, state, reports } = await openShop();
    expect([text(), state()]).toEqual(['failed', 'failed']);
    expect(reports).toEqual(['mf-header/header render: Error: broken at render']);
  });

  it('shows the fallback when the code does not load, which the loader has reported', async () => {
    isLoadable = false;
    const { text, state, reports } = await openShop();
    expect([text(), state()]).toEqual(['failed', 'failed']);
    expect(reports).toEqual([]);
  });

  it.each([
    ['the fragment threw', () => (isBroken = true), () => (isBroken = false)],
    ['the code did not load', () => (isLoadable = false), () => (isLoadable = true)],
  ])('retries with the next navigation where %s', async (_what, damage, repair) => {
    damage();
    const { text, state, navigate } = await openShop();
    repair();
    expect(text()).toBe('failed');
    await navigate('/herren/');
    expect([text(), state()]).toEqual(['Bergauf', null]);
  });

  it('keeps the fallback while attempts fail, and recovers with a later one', async () => {
    isLoadable = false;
    const { text, navigate } = await openShop();
    for (const path of ['/herren/', '/damen/', '/herren/']) {
      await navigate(path);
      expect(text()).toBe('failed');
    }
    isLoadable = true;
    isBroken = true;
    await navigate('/sale/');
    expect(text()).toBe('failed');
    isBroken = false;
    await navigate('/');
    expect(text()).toBe('Bergauf');
  });

  it('does not render again with a navigation unless it has failed', async () => {
    const { text, navigate } = await openShop();
    const before = rendered;
    await navigate('/herren/');
    expect([text(), rendered]).toEqual(['Bergauf', before]);
  });
});

/** A new component for each test: a lazy component caches its loaded code. */
let Menu: LazyComponent<{ title: string }>;
let loads: number;
let failures: number;
let canLoad: boolean;
beforeEach(() => {
  [loads, failures, canLoad] = [0, 0, false];
  Menu = lazyComponent(async () => {
    loads += 1;
    if (!canLoad) throw new Error('chunk lost');
    return ({ title }) => <p>{title}</p>;
  });
});

function HeaderWithMenu() {
  const retryButton = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  );
  return <Menu title="Menü" failed={retryButton} onFailed={() => (failures += 1)} />;
}

describe('a lazy component', () => {
  async function openMenu() {
    const withMenu = loadedForTests<'mf-header/header'>({ Fragment: HeaderWithMenu, messages });
    const { remotes, reports } = changingRegistry(() => withMenu);
    return { ...(await mountForTests(<Fragment of="mf-header/header" />, { remotes })), reports };
  }

  it('loads its code again on `retry`', async () => {
    const { text, press, reports } = await openMenu();
    expect(text()).toBe('Again');
    expect(reports).toEqual(['mf-header/header load: Error: chunk lost']);
    canLoad = true;
    await press('Again');
    expect(text()).toBe('Menü');
    expect([loads, failures]).toEqual([2, 1]);
  });

  it('offers another attempt after a failed one', async () => {
    const { text, press } = await openMenu();
    for (const attempt of [2, 3]) {
      await press('Again');
      expect(text()).toBe('Again');
      expect([loads, failures]).toEqual([attempt, attempt]);
    }
    canLoad = true;
    await press('Again');
    expect(text()).toBe('Menü');
  });
});
