import { rm, utimes, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { examinedShop, stepMs } from '../fixtures/examined-shop.ts';
import type { judgedRegistry } from '../fixtures/judged-registry.ts';
import { storeSample } from '../fixtures/sample-release.ts';

/* Actions of operators while the registry moves a canary. */

test('a canary that is held while the gate examines its last step keeps its share, and advances once it is continued', async () => {
  const { shop, judge, begin, canary, letGo, pass, stepInGate } = await examinedShop();
  await begin('1.1.0');
  for (const _ of [1, 2]) {
    await judge.tick();
    pass();
    await judge.tick();
  }
  const step = await stepInGate();
  await judge.setMoving('mf-header', false);
  letGo('1.1.0');
  await step.ended;
  expect(await shop.traffic()).toEqual({ '1.0.0': 50, '1.1.0': 50 });
  expect(await canary()).toMatchObject({ isMoving: false, obstacle: null });
  expect((await shop.audit()).at(-1)).toMatchObject({
    action: 'advance',
    outcome: 'refused',
    detail: expect.stringContaining('was held meanwhile'),
  });
  await judge.setMoving('mf-header', true);
  pass();
  await judge.tick();
  expect(await shop.traffic()).toEqual({ '1.1.0': 100 });
});

test('a canary that is held while no shell can try its step stays held', async () => {
  const { shop, judge, begin, canary, letGo, pass, stepInGate } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  const step = await stepInGate();
  await judge.setMoving('mf-header', false);
  letGo('1.1.0', { objections: ['The shell a:1 does not answer.'], untried: [], isTemporary: true });
  await step.ended;
  expect(await canary()).toMatchObject({ isMoving: false });
  pass();
  await judge.tick();
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
});

test('a canary that is held and continued while the gate examines its step starts that step again', async () => {
  const { shop, judge, begin, letGo, stepInGate } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  const step = await stepInGate();
  await judge.setMoving('mf-header', false);
  await judge.setMoving('mf-header', true);
  letGo('1.1.0');
  await step.ended;
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
});

test('a held canary stays held if another process of this service made its step, and ended before it stored the state', async () => {
  const { shop, judge, begin, canary } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  await judge.setMoving('mf-header', false);
  await shop.registry.canary('mf-header', '1.1.0', 10, { who: 'registry' });
  await judge.tick();
  expect(await canary()).toMatchObject({ isMoving: false, step: { percent: 10 } });
});

test('holding a canary is refused after an edit of another operator, and not after an edit of another frontend', async () => {
  const { shop, judge, begin, canary } = await examinedShop();
  await storeSample({ home: shop.home, name: 'mf-cart', version: '1.0.0' });
  const seen = await begin('1.1.0');
  await judge.tick();
  await shop.registry.promote('mf-cart', '1.0.0');
  await judge.setMoving('mf-header', false, seen.revision);
  expect(await canary()).toMatchObject({ isMoving: false });
  await shop.registry.canary('mf-header', '1.1.0', 25, { who: 'ben' });
  await judge.tick();
  await expect(judge.setMoving('mf-header', true, seen.revision)).rejects.toThrow(
    /^mf-header was changed meanwhile, so nothing was done: ben: /,
  );
  expect(await canary()).toMatchObject({ isMoving: false });
});

test('page views count while the gate examines a step', async () => {
  const { shop, judge, begin, canary, letGo, stepInGate } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  const step = await stepInGate();
  shop.count('1.0.0', 50);
  shop.count('1.1.0', 7);
  // A tick does nothing while another one still stores what it has read.
  await vi.waitFor(async () => {
    await judge.tick();
    expect((await canary())?.comparisons['browser-failures']?.total).toMatchObject({
      canary: { trials: 107 },
      control: { trials: 1_050 },
    });
  });
  letGo('1.1.0');
  await step.ended;
});

test('a step that meets the edit of an operator is made later', async () => {
  const { shop, judge, begin, canary, letGo, stepInGate } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  const step = await stepInGate();
  await shop.registry.pin('mf-header', 'sale');
  await shop.registry.unpin('mf-header');
  letGo('1.1.0');
  await step.ended;
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
  expect(await canary()).toMatchObject({ isMoving: true, obstacle: null });
  shop.clock.ms += 10_000;
  await judge.tick();
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
});

test.each<[string, (shop: Awaited<ReturnType<typeof judgedRegistry>>) => Promise<void>, 'enable' | 'restore']>([
  ['switched off', async ({ registry }) => void (await registry.disable('mf-header')), 'enable'],
  [
    'developed over',
    async ({ home, registry }) => {
      await storeSample({ home, version: '1.3.0-dev.1' });
      await registry.develop('mf-header', '1.3.0-dev.1');
    },
    'restore',
  ],
])('a canary that was %s comes back with its evidence, and advances after a whole step', async (_how, leave, back) => {
  const { shop, judge, begin, canary, pass } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  shop.count('1.0.0', 1_000, 2);
  shop.count('1.1.0', 90);
  await judge.tick();
  await leave(shop);
  await judge.tick();
  shop.clock.ms += stepMs;
  await judge.tick();
  await shop.registry[back]('mf-header');
  shop.count('1.1.0', 50);
  await judge.tick();
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
  expect(await canary()).toMatchObject({ isMoving: true, step: { views: 50 } });
  expect((await canary())?.comparisons['browser-failures']?.total.canary.trials).toBe(140);
  pass();
  await judge.tick();
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
  // Its plan is still stored: the step was made by another process of this service, which ended before it stored the state.
  await shop.registry.canary('mf-header', '1.1.0', 50, { who: 'registry' });
  await judge.tick();
  expect(await canary()).toMatchObject({ isMoving: true, step: { percent: 50 } });
});

test('no observations are kept of a canary that ended while its frontend was off', async () => {
  const { shop, judge, begin, canary } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  shop.count('1.0.0', 20);
  shop.count('1.1.0', 20);
  await judge.tick();
  expect(Object.keys((await canary())?.comparisons ?? {})).toEqual(['browser-failures']);
  await shop.registry.disable('mf-header');
  await judge.tick();
  await shop.registry.canary('mf-header', '1.1.0', 0);
  await judge.tick();
  await shop.registry.enable('mf-header');
  await shop.registry.canary('mf-header', '1.1.0', 10);
  await judge.tick();
  expect(await canary()).toMatchObject({ isMoving: false, step: { percent: 10, views: 0 } });
  expect((await canary())?.comparisons).toEqual({});
});

test('a withdrawal that failed is tried again after ten seconds, although the clock of the machine was set back', async () => {
  const { shop, judge, begin } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  shop.count('1.0.0', 500);
  shop.count('1.1.0', 20, 15);
  // A file in place of the lock folder makes an edit fail at once.
  await writeFile(shop.paths.lock, '');
  await utimes(shop.paths.lock, 0, 0);
  await judge.tick();
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
  await rm(shop.paths.lock);
  shop.clock.setBackMs = 3_600_000;
  shop.clock.ms += 9_999;
  await judge.tick();
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 1 });
  shop.clock.ms += 1;
  await judge.tick();
  expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
});
