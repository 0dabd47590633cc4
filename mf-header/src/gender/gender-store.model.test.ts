import fc from 'fast-check';
import type { Gender } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { browser } from './gender-tabs-for-tests.ts';

/** The expected state, without implementation: the choice of each tab, and what is stored. */
type Model = { chosen: [Gender, Gender]; stored: Gender | null; isAllowed: boolean };
type Real = { world: ReturnType<typeof browser>; tabs: ReturnType<ReturnType<typeof browser>['openTab']>[] };
type Step = fc.Command<Model, Real>;

function step(text: string, change: (model: Model) => void, act: (real: Real) => void): Step {
  return {
    check: () => true,
    run(model, real) {
      change(model);
      act(real);
      expect(real.tabs.map((tab) => tab.store().chosen)).toEqual(model.chosen);
      expect(real.world.stored()).toBe(model.stored);
      // The last event has the shown gender.
      for (const tab of real.tabs) expect(tab.told.at(-1) ?? 0).toBe(tab.shown());
    },
    toString: () => text,
  };
}

/** The tab's new choice; choosing the same gender changes nothing. */
function chooseIn(model: Model, tab: 0 | 1, gender: Gender): void {
  if (model.chosen[tab] === gender) return;
  model.chosen[tab] = gender;
  if (!model.isAllowed) return;
  model.stored = gender;
  model.chosen = [gender, gender];
}

const genders = fc.constantFrom<Gender>(1, 2, 3);
const tabs = fc.constantFrom<0 | 1>(0, 1);
const steps = [
  fc.tuple(tabs, genders).map(([tab, gender]) =>
    step(
      `select ${gender} in ${tab}`,
      (model) => chooseIn(model, tab, model.chosen[tab] === gender ? 0 : gender),
      ({ tabs }) => tabs[tab]?.store().select(gender),
    ),
  ),
  fc.tuple(tabs, genders).map(([tab, gender]) =>
    step(
      `enter ${gender} in ${tab}`,
      (model) => chooseIn(model, tab, gender),
      ({ tabs }) => tabs[tab]?.store().enter(gender),
    ),
  ),
  tabs.map((tab) =>
    step(
      `reset ${tab}`,
      (model) => chooseIn(model, tab, 0),
      ({ tabs }) => tabs[tab]?.store().reset(),
    ),
  ),
  tabs.map((tab) =>
    step(
      `reload ${tab}`,
      (model) => {
        model.chosen[tab] = model.isAllowed ? (model.stored ?? 0) : 0;
      },
      ({ world, tabs }) => {
        tabs[tab]?.close();
        tabs[tab] = world.openTab();
      },
    ),
  ),
  fc.tuple(tabs, fc.boolean()).map(([tab, given]) =>
    step(
      `${given ? 'consent' : 'refusal'} in ${tab}`,
      (model) => {
        model.isAllowed = given;
        if (!given) model.stored = null;
        else model.stored ??= model.chosen[tab] || model.chosen[tab === 0 ? 1 : 0] || null;
        if (model.stored !== null) model.chosen = [model.stored, model.stored];
      },
      ({ world, tabs }) => world.decide(given, tabs[tab]),
    ),
  ),
];

it('two tabs, whatever the shopper does: the same choice with consent, one of each tab without, nothing stored without', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 40 }), (commands) => {
      const world = browser();
      const real = { world, tabs: [world.openTab(), world.openTab()] };
      fc.modelRun(() => ({ model: { chosen: [0, 0], stored: null, isAllowed: false } as Model, real }), commands);
    }),
  );
});
