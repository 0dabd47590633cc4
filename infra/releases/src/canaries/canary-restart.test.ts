import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { judgedRegistry } from '../fixtures/judged-registry.ts';

/* Canaries after a restart of the registry. */

const stepMs = 60_000;

async function shopWithCanary() {
  const shop = await judgedRegistry({ stepMs, stepViews: 100 });
  const judge = shop.controller();
  await judge.tick();
  await judge.begin('mf-header', '1.1.0', { who: 'anna' });
  // What is observed is stored every five seconds.
  shop.clock.ms += 5_000;
  await judge.tick();
  return shop;
}

test.each(['{ half', '{ "counts": {} }'])('a canary keeps its share if its stored state is %s', async (stored) => {
  const shop = await shopWithCanary();
  await writeFile(shop.paths.canaries, stored);
  const judge = shop.controller();
  await judge.tick();
  shop.count('1.0.0', 1_000);
  shop.count('1.1.0', 100);
  shop.clock.ms += stepMs;
  await judge.tick();
  expect(await shop.traffic()).toEqual({ '1.0.0': 99, '1.1.0': 1 });
  expect((await judge.watched())['mf-header']?.canary).toMatchObject({ version: '1.1.0', isMoving: false });
});

test('a step takes no longer than planned if the clock, a day ahead before the restart, is right again', async () => {
  const shop = await shopWithCanary();
  shop.clock.setBackMs = 86_400_000;
  const judge = shop.controller();
  await judge.tick();
  shop.count('1.0.0', 1_000);
  shop.count('1.1.0', 100);
  shop.clock.ms += stepMs;
  await judge.tick();
  expect(await shop.traffic()).toMatchObject({ '1.1.0': 10 });
});

test('a canary that some shells cannot load is not withdrawn before all shells have reported', async () => {
  const shop = await shopWithCanary();
  const judge = shop.controller();
  const tickAfter = async (ms: number) => {
    shop.clock.ms += ms;
    await judge.tick();
    return shop.traffic();
  };
  shop.reports.areComplete = false;
  shop.shells.push(shop.failing('1.1.0', 'canary-failed'));
  await judge.tick();
  expect(await tickAfter(10_000)).toMatchObject({ '1.1.0': 1 });
  shop.reports.areComplete = true;
  await judge.tick();
  expect(await tickAfter(9_999)).toMatchObject({ '1.1.0': 1 });
  expect(await tickAfter(1)).toEqual({ '1.0.0': 100 });
});
