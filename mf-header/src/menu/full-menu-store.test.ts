import { describe, expect, it } from 'vitest';
import { createFullMenu } from './full-menu-store.ts';
import type { MenuNode } from './menu-tree.ts';

const damen: MenuNode = {
  id: 1,
  name: 'Damen',
  url: '/damen/',
  kind: 'gender',
  column: 0,
  gender: 1,
  logo: null,
  children: [],
  banners: [],
};

function setUp(...results: (readonly MenuNode[] | null | Error)[]) {
  let requests = 0;
  const store = createFullMenu(async () => {
    const result = results[requests++] ?? null;
    if (result instanceof Error) throw result;
    return result;
  });
  return { load: () => store.getState().load(), state: () => store.getState(), requests: () => requests };
}

describe('the full menu', () => {
  it('is requested once for several loads', async () => {
    const { load, state, requests } = setUp([damen]);
    expect(state().stage).toBe('idle');
    const first = load();
    expect(state().stage).toBe('loading');
    await Promise.all([first, load(), load()]);
    await load();
    expect(state()).toMatchObject({ stage: 'ready', menu: [damen] });
    expect(requests()).toBe(1);
  });

  it.each([
    ['an error', null],
    ['code that cannot be loaded', new Error('no chunk')],
  ])('is requested again after %s', async (_, failure) => {
    const { load, state, requests } = setUp(failure, [damen]);
    await load();
    expect(state()).toMatchObject({ stage: 'failed', menu: [] });
    await load();
    expect(state()).toMatchObject({ stage: 'ready', menu: [damen] });
    expect(requests()).toBe(2);
  });
});
