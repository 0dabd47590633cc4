import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { examinedShop, stepMs } from '../fixtures/examined-shop.ts';
import { judgedRegistry } from '../fixtures/judged-registry.ts';
import { underLock } from '../registry/document/document-lock.ts';

/* Canaries that operators start or continue, and the plan by which they advance. */

test('if two operators start canaries at once, the one that passes the gate advances automatically', async () => {
  const { shop, judge, begin, holdGate, isExamined, letGo } = await examinedShop();
  holdGate('1.1.0');
  holdGate('1.2.0');
  const [first, second] = [begin('1.1.0').catch(String), begin('1.2.0').catch(String)];
  await isExamined('1.1.0');
  await isExamined('1.2.0');
  letGo('1.1.0', { objections: ['mf-header 1.1.0 is too large.'], untried: [] });
  expect(await first).toContain('too large');
  letGo('1.2.0');
  await second;
  await judge.tick();
  expect((await judge.watched())['mf-header']?.canary).toMatchObject({ version: '1.2.0', isMoving: true });
  expect(await shop.traffic()).toMatchObject({ '1.2.0': 1 });
});

test('a canary keeps its plan if an operator’s attempt to start another one is refused', async () => {
  const { shop, judge, begin, canary, holdGate, isExamined, letGo } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  holdGate('1.2.0');
  const other = begin('1.2.0').catch(String);
  await isExamined('1.2.0');
  letGo('1.2.0', { objections: ['mf-header 1.2.0 is too large.'], untried: [] });
  expect(await other).toContain('too large');
  await judge.tick();
  expect(await canary()).toMatchObject({ version: '1.1.0', isMoving: true });
  // Another process of this service made a step, and ended before it stored the state.
  await shop.registry.canary('mf-header', '1.1.0', 10, { who: 'registry' });
  await judge.tick();
  expect(await canary()).toMatchObject({ isMoving: true, step: { percent: 10 } });
});

test('a canary that an operator continues advances by itself, also where its share was set manually', async () => {
  const { shop, judge, canary } = await examinedShop();
  await shop.registry.canary('mf-header', '1.1.0', 1, { who: 'anna' });
  await judge.tick();
  await judge.setMoving('mf-header', true);
  // Another process of this service made a step, and ended before it stored the state.
  await shop.registry.canary('mf-header', '1.1.0', 10, { who: 'registry' });
  await judge.tick();
  expect(await canary()).toMatchObject({ isMoving: true, step: { percent: 10 } });
});

test('a canary that is started while the evidence of an earlier document is read advances automatically', async () => {
  let answer = (): void => {};
  const isRead = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shop = await judgedRegistry({ stepMs, stepViews: 100 }, async () => isRead.then(() => []));
  const judge = shop.controller();
  const observing = judge.tick();
  const beginning = judge.begin('mf-header', '1.1.0', { who: 'anna' });
  // Time enough for a start that does not wait.
  await Promise.race([beginning, sleep(100)]);
  answer();
  await Promise.all([observing, beginning]);
  await judge.tick();
  expect((await judge.watched())['mf-header']?.canary).toMatchObject({ version: '1.1.0', isMoving: true });
});

test.each([
  ['of another release', '1.2.0'],
  ['of the same release', '1.1.0'],
])('a canary %s that is started while an earlier one is withdrawn advances automatically', async (_which, next) => {
  const { shop, judge, begin, canary, holdGate, isExamined, letGo } = await examinedShop();
  await begin('1.1.0');
  await judge.tick();
  shop.count('1.0.0', 500);
  shop.count('1.1.0', 20, 15);
  holdGate(next);
  let unlock = (): void => {};
  const isUnlocked = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const locked = underLock(shop.paths, () => isUnlocked);
  const withdrawn = judge.tick();
  await vi.waitFor(async () => expect((await canary())?.comparisons).not.toEqual({}));
  const second = begin(next);
  await isExamined(next);
  unlock();
  await Promise.all([locked, withdrawn]);
  expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  letGo(next);
  await second;
  await judge.tick();
  expect(await canary()).toMatchObject({ version: next, isMoving: true });
});
