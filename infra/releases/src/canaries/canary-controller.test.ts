import { beforeEach, describe, expect, test, vi } from 'vitest';
import { judgedRegistry } from '../fixtures/judged-registry.ts';
import { storeSample } from '../fixtures/sample-release.ts';
import type { GateResult } from '../gate/gate.ts';

type Judged = Awaited<ReturnType<typeof judgedRegistry>>;
let shop: Judged;
let judge: ReturnType<Judged['controller']>;

const stepMs = 60_000;

beforeEach(async () => {
  shop = await judgedRegistry({ stepMs, stepViews: 100 });
  judge = shop.controller();
  await judge.tick();
});

const begin = () => judge.begin('mf-header', '1.1.0', { who: 'anna' });

/** Page views of both releases, the canary's as good as the other, and the time of a step. */
async function goodStep(durationMs = stepMs): Promise<void> {
  await judge.tick();
  shop.count('1.0.0', 1_000, 2);
  shop.count('1.1.0', 100);
  shop.clock.ms += durationMs;
  await judge.tick();
}

describe('a canary that advances automatically', () => {
  test('advances while the evidence allows it, and is promoted', async () => {
    await begin();
    const seen = [await shop.traffic()];
    for (const _ of [1, 2, 3]) {
      await goodStep();
      seen.push(await shop.traffic());
    }
    const shares = [1, 10, 50].map((percent) => ({ '1.0.0': 100 - percent, '1.1.0': percent }));
    expect(seen).toEqual([...shares, { '1.1.0': 100 }]);
    expect((await shop.registry.history()).at(-1)).toMatchObject({
      who: 'registry',
      action: 'promote',
      note: 'nothing worse in 100 page views at 50 %',
    });
    expect((await shop.audit()).map(({ who, action }) => `${who}: ${action}`)).toEqual(
      Array(3).fill('registry: advance'),
    );
  });

  test('waits for the time of a step, and for enough page views', async () => {
    await begin();
    await judge.tick();
    shop.count('1.1.0', 99);
    shop.count('1.0.0', 1_000);
    shop.clock.ms += stepMs;
    await judge.tick();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
    shop.count('1.1.0', 1);
    await judge.tick();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
    shop.count('1.1.0', 500);
    shop.clock.ms += stepMs - 1;
    await judge.tick();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
  });

  test('waits no longer than a step after a clock that was a day ahead is corrected', async () => {
    await begin();
    await judge.tick();
    shop.clock.setBackMs = 86_400_000;
    await goodStep();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
  });

  test('waits for the whole time of a step although the clock is set a day ahead', async () => {
    await begin();
    await judge.tick();
    shop.clock.setBackMs = -86_400_000;
    await goodStep(stepMs - 1);
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
    shop.clock.ms += 1;
    await judge.tick();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
  });

  test('is withdrawn at the next tick, with the reason in history and audit log', async () => {
    await begin();
    await judge.tick();
    shop.count('1.0.0', 500);
    shop.count('1.1.0', 20, 8);
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
    const reason =
      'worse than the release beside it: page views in which it failed in the browser 8 of 20 (40 %), with the other 0 of 500 (0 %)';
    expect((await shop.registry.history()).at(-1)).toMatchObject({ who: 'registry', percent: 0, note: reason });
    expect((await shop.audit()).at(-1)).toMatchObject({
      who: 'registry',
      action: 'withdraw',
      outcome: 'done',
      detail: reason,
    });
    // A second attempt starts without earlier observations.
    await begin();
    await judge.tick();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
  });

  test('does not advance while a measure looks worse, though that may be chance', async () => {
    await begin();
    await judge.tick();
    shop.count('1.0.0', 1_000, 0, 'server-failures');
    shop.count('1.1.0', 100, 3, 'server-failures');
    shop.count('1.1.0', 500);
    shop.clock.ms += stepMs;
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 99, '1.1.0': 1 });
  });

  test('continues after a restart of the registry, with the earlier observations', async () => {
    await begin();
    await judge.tick();
    shop.count('1.0.0', 300);
    shop.count('1.1.0', 60);
    shop.clock.ms += 10_000;
    await judge.tick();
    judge = shop.controller();
    shop.count('1.1.0', 40);
    shop.clock.ms += stepMs;
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 90, '1.1.0': 10 });
  });
});

describe('a canary whose next step is refused', () => {
  const objections = ['mf-header 1.1.0 could not be tried by the shell a:3000: another release is being tried.'];

  /** The gate objects to every release after the first step. */
  async function objectedTo(more: Partial<GateResult>): Promise<{ pass: () => void }> {
    let result: GateResult = { objections: [], untried: [] };
    shop = await judgedRegistry({ stepMs, stepViews: 100 }, undefined, async () => result);
    judge = shop.controller();
    await judge.tick();
    await begin();
    result = { objections, untried: [], ...more };
    await goodStep();
    return {
      pass: () => {
        result = { objections: [], untried: [] };
      },
    };
  }

  const canary = async () => (await judge.watched())['mf-header']?.canary;

  test('because no shell could try it repeats the step after a minute, and shows operators the reason meanwhile', async () => {
    const { pass } = await objectedTo({ isTemporary: true });
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
    expect(await canary()).toMatchObject({ isMoving: true, obstacle: objections[0] });
    pass();
    shop.clock.ms += 59_999;
    await judge.tick();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
    shop.clock.ms += 1;
    await judge.tick();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
    expect(await canary()).toMatchObject({ isMoving: true, obstacle: null });
  });

  test('because no shell could try it can be withdrawn meanwhile', async () => {
    await objectedTo({ isTemporary: true });
    shop.count('1.0.0', 500);
    shop.count('1.1.0', 40, 30);
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test('by an objection of the gate keeps its share until an operator decides', async () => {
    const { pass } = await objectedTo({});
    expect(await canary()).toMatchObject({ isMoving: false, obstacle: objections[0] });
    pass();
    await goodStep();
    await goodStep();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
    await judge.setMoving('mf-header', true);
    expect(await canary()).toMatchObject({ isMoving: true, obstacle: null });
    await goodStep();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
  });
});

test('while a canary is examined before its first step, other frontends are judged', async () => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let examined = 0;
  shop = await judgedRegistry({ stepMs, stepViews: 100 }, undefined, async ({ name }) => {
    examined += 1;
    if (name === 'mf-cart' && examined > 2) await held;
    return { objections: [], untried: [] };
  });
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home: shop.home, name: 'mf-cart', version });
  await shop.registry.promote('mf-cart', '1.0.0');
  judge = shop.controller();
  await judge.tick();
  const beginning = judge.begin('mf-cart', '1.1.0', { who: 'anna' });
  await vi.waitFor(() => expect(examined).toBe(3));
  await shop.registry.promote('mf-header', '1.2.0');
  await judge.tick();
  shop.count('1.2.0', 10, 10);
  await judge.tick();
  expect((await shop.audit()).at(-1)).toMatchObject({ action: 'undo', subject: 'mf-header 1.2.0' });
  letGo();
  await beginning;
  await judge.tick();
  expect((await judge.watched())['mf-cart']?.canary).toMatchObject({ version: '1.1.0', isMoving: true });
});

test('a canary that no shell can load is withdrawn; one that has no workers is not', async () => {
  await begin();
  for (const kind of ['canary-not-served', 'canary-failed']) {
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
    shop.shells.splice(0, 1, shop.failing('1.1.0', kind));
    await judge.tick();
    shop.clock.ms += 10_000;
    await judge.tick();
  }
  expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
});

describe('an operator', () => {
  test('holds a canary and lets it continue', async () => {
    await begin();
    await judge.tick();
    await judge.setMoving('mf-header', false);
    await goodStep();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
    await judge.setMoving('mf-header', true);
    await goodStep();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
  });

  test('sets the share manually: it stays, but a worse canary is still withdrawn', async () => {
    await begin();
    await judge.tick();
    await shop.registry.canary('mf-header', '1.1.0', 25, { who: 'anna' });
    await goodStep();
    await goodStep();
    expect(await shop.traffic()).toMatchObject({ '1.1.0': 25 });
    shop.count('1.0.0', 300);
    shop.count('1.1.0', 100, 40);
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test('ends it at any time', async () => {
    await begin();
    await goodStep();
    await shop.registry.canary('mf-header', '1.1.0', 0);
    await goodStep();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test('sets the share of a canary that was ended manually: it stays, also after a restart', async () => {
    await begin();
    await judge.tick();
    await shop.registry.canary('mf-header', '1.1.0', 0, { who: 'anna' });
    await judge.tick();
    shop.clock.ms += 10_000;
    await judge.tick();
    judge = shop.controller();
    await shop.registry.canary('mf-header', '1.1.0', 10, { who: 'anna' });
    await goodStep();
    await goodStep();
    expect(await shop.traffic()).toEqual({ '1.0.0': 90, '1.1.0': 10 });
  });
});

test('if two registries share a folder, only one acts', async () => {
  await begin();
  const other = shop.controller();
  await Promise.all([judge.tick(), other.tick()]);
  shop.count('1.0.0', 500);
  shop.count('1.1.0', 20, 15);
  await Promise.all([judge.tick(), other.tick()]);
  const acts = (await shop.registry.history()).filter(({ who }) => who === 'registry');
  expect(acts).toHaveLength(1);
});
