import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeToRest, isStoredValid, play, respond, type Step, steps, stored, world } from './testing/two-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('window', { location: { protocol: 'https:', reload: () => {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const anyStep = (names: readonly string[]) =>
  fc.record({ name: fc.constantFrom(...names), tab: fc.nat(1), take: fc.nat(3) });

it('whatever happens in two tabs, failing calls end a session once, never a valid one, and all tabs agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(Object.keys(steps)), { maxLength: 14 }), async (script) => {
      await play(script);
      await comeToRest();
      const states = world.tabs.map(({ session }) => session.read());
      for (const state of states) {
        expect(state).toMatchObject({ kind: stored().kind, requestId: stored().requestId });
        if (state.kind === 'customer') expect(isStoredValid()).toBe(true);
        else expect(state.requestId?.startsWith('u') ?? false).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});

it('a login is never lost to the renewal of the cookies, in whatever order the responses arrive', async () => {
  const names = [
    'login',
    'beginCart',
    'changePassword',
    'passwordAnswerArrives',
    'renewalArrives',
    'reload',
    'follow',
    'setClock',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(names), { maxLength: 12 }), async (script) => {
      // A new token that is stored at the moment in which a late renewal has restored the previous session replaces that session
      // (decision 0040).
      const answers = script.filter(({ name }) => name === 'changePassword');
      const arriving = answers.map((step) => ({ ...step, name: 'passwordAnswerArrives' }));
      await play([...script, ...arriving, { name: 'login', tab: 0, take: 0 }]);
      const token = `t${world.count}`;
      await comeToRest();
      expect(stored()).toMatchObject({ kind: 'customer', token, priceType: 'staff' });
      for (const { session } of world.tabs) expect(session.read()).toMatchObject({ token, priceType: 'staff' });
    }),
    { numRuns: 150 },
  );
});

it('a change of the password keeps the session of its browser, whatever both tabs call until the new token arrives', async () => {
  const at = (name: string): Step => ({ name, tab: 0, take: 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep(['failTogether', 'follow', 'renewalArrives']), { maxLength: 8 }),
      async (script) => {
        await play([
          at('login'),
          { ...at('follow'), tab: 1 },
          at('changePassword'),
          ...script,
          at('passwordAnswerArrives'),
        ]);
        await comeToRest();
        expect(stored()).toMatchObject({ kind: 'customer', token: `t${world.count}` });
        expect(world.tabs.map(({ trips }) => trips)).toEqual([0, 0]);
      },
    ),
    { numRuns: 60 },
  );
});

it('a tab with an old token never signs out the tab that has just signed in', async () => {
  const at = (name: string, tab: number): Step => ({ name, tab, take: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(Object.keys(steps)), { maxLength: 6 }), async (script) => {
      const ending = [at('login', 0), at('endSessionsAtTheApi', 0), at('login', 1), at('failTogether', 0)];
      await play([...script, ...ending]);
      expect(stored()).toMatchObject({ token: `t${world.count}` });
      expect(isStoredValid()).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it.each(['logOut', 'logOutWithoutApi'])(
  'no renewal undoes a logout, nor takes the cart that a guest begins after it: %s',
  async (logout) => {
    const at = (name: string, tab = 0): Step => ({ name, tab, take: 1 });
    const later = ['beginCart', 'follow', 'renewalArrives', 'outlivingArrives', 'leavePage'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep(['login', 'follow', 'renewalArrives']), { maxLength: 4 }),
        fc.array(anyStep(later), { maxLength: 10 }),
        async (before, after) => {
          const end = [at(logout), at('leavePage'), at('leavePage', 1)];
          const arriving = after.flatMap(() => [at('outlivingArrives'), at('renewalArrives')]);
          await play([...before, at('login'), ...end, ...after, ...arriving, at('follow'), at('follow', 1)]);
          const carts = after.filter(({ name }) => name === 'beginCart');
          const states = world.tabs.map(({ session }) => session.read());
          for (const state of states) expect(state).toEqual(stored());
          expect(stored().kind).toBe('guest');
          expect(world.page.jar.has('bergauf_token')).toBe(false);
          if (carts.length > 0) expect(world.page.jar.get('bergauf_request_id')).toMatch(/^g/);
        },
      ),
      { numRuns: 150 },
    );
  },
);
