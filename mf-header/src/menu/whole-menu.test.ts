import { describe, expect, it } from 'vitest';
import type { MenuNode } from './menu-tree.ts';
import { createWholeMenu } from './whole-menu.ts';

const damen: MenuNode = {
  id: 1,
  name: 'Damen',
  url: '/damen/',
  kind: 'gender',
  column: 0,
  logo: null,
  children: [],
  banners: [],
};

function setUp(...answers: (readonly MenuNode[] | null | Error)[]) {
  let asked = 0;
  const store = createWholeMenu(async () => {
    const answer = answers[asked++] ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { load: () => store.getState().load(), state: () => store.getState(), asked: () => asked };
}

describe('the whole menu', () => {
  it('is asked for once, however often it is wanted', async () => {
    const { load, state, asked } = setUp([damen]);
    expect(state().stage).toBe('unasked');
    const first = load();
    expect(state().stage).toBe('loading');
    await Promise.all([first, load(), load()]);
    await load();
    expect(state()).toMatchObject({ stage: 'here', menu: [damen] });
    expect(asked()).toBe(1);
  });

  it.each([
    ['an error', null],
    ['code that does not come', new Error('no chunk')],
  ])('asks again after %s', async (_, failure) => {
    const { load, state, asked } = setUp(failure, [damen]);
    await load();
    expect(state()).toMatchObject({ stage: 'failed', menu: [] });
    await load();
    expect(state()).toMatchObject({ stage: 'here', menu: [damen] });
    expect(asked()).toBe(2);
  });
});
