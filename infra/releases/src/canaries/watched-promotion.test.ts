import { mkdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { judgedRegistry } from '../fixtures/judged-registry.ts';

type Judged = Awaited<ReturnType<typeof judgedRegistry>>;
let shop: Judged;
let judge: ReturnType<Judged['controller']>;

beforeEach(async () => {
  shop = await judgedRegistry({ stepMs: 60_000, stepViews: 100 });
  judge = shop.controller();
  await judge.tick();
});

/** Lets the watch period pass with a tick each minute: without ticks the registry forgets the shell's counts. */
async function untilNotWatched(): Promise<void> {
  const end = shop.clock.ms + judge.plan.promotionMs + 1;
  while (shop.clock.ms < end) {
    shop.clock.ms = Math.min(shop.clock.ms + 60_000, end);
    await judge.tick();
  }
}

describe('a promotion without a canary', () => {
  test('of a release that fails is undone, and the release before it serves again', async () => {
    shop.count('1.0.0', 400, 1);
    await judge.tick();
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    shop.count('1.2.0', 10, 10);
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
    expect((await shop.audit()).at(-1)).toMatchObject({ action: 'undo', subject: 'mf-header 1.2.0' });
    expect((await shop.registry.history()).at(-1)?.note).toContain('10 of 10 (100 %), before 1 of 400');
    // The release that it returns to is not judged against the one that failed.
    shop.count('1.0.0', 10, 10);
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test('is undone by a later tick if another edit holds the lock for too long', async () => {
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    shop.count('1.2.0', 10, 10);
    // The lock is held, and the monotonic clock passes the time limit of waiting for it.
    await mkdir(shop.paths.lock);
    vi.useFakeTimers({ toFake: ['hrtime'] });
    const later = setInterval(() => vi.advanceTimersByTime(31_000), 20);
    onTestFinished(() => {
      clearInterval(later);
      vi.useRealTimers();
    });
    await judge.tick();
    expect((await shop.audit()).at(-1)).toMatchObject({
      action: 'undo',
      outcome: 'refused',
      detail: expect.stringContaining('does not end'),
    });
    await rmdir(shop.paths.lock);
    shop.clock.ms += 10_000;
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test.each([
    ['stays', 0],
    ['stays also where the clock was a day ahead and was set right', 86_400_000],
  ])('of a good release, and of one that fails after the time of watching, %s', async (_, setBackMs) => {
    shop.count('1.0.0', 400, 1);
    await judge.tick();
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    shop.clock.setBackMs = setBackMs;
    shop.count('1.2.0', 1_000, 4);
    await judge.tick();
    await untilNotWatched();
    shop.count('1.2.0', 100, 100);
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.2.0': 100 });
  });

  test('is undone although the clock was set a day ahead meanwhile', async () => {
    shop.count('1.0.0', 400, 1);
    await judge.tick();
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    shop.clock.setBackMs = -86_400_000;
    await judge.tick();
    shop.count('1.2.0', 100, 100);
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test('is watched; a rollback by an operator is not', async () => {
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    shop.count('1.2.0', 400, 1);
    await judge.tick();
    await shop.registry.rollback('mf-header', '1.0.0');
    await judge.tick();
    shop.count('1.0.0', 100, 100);
    await judge.tick();
    expect(await shop.audit()).toEqual([]);
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test('is no longer watched after a rollback to a named release that skips others', async () => {
    for (const version of ['1.1.0', '1.2.0']) {
      await shop.registry.promote('mf-header', version);
      await judge.tick();
      shop.count(version, 400, 1);
      await judge.tick();
    }
    await shop.registry.rollback('mf-header', '1.0.0');
    await judge.tick();
    shop.count('1.0.0', 1_000, 150);
    await judge.tick();
    expect(await shop.audit()).toEqual([]);
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });

  test('is undone when no shell can load the release, and not while one can', async () => {
    await judge.tick();
    await shop.registry.promote('mf-header', '1.2.0');
    const [bad, good] = [shop.failing('1.2.0', 'release-failed'), shop.failing('1.2.0')];
    shop.shells.push(bad, good);
    for (const _ of [1, 2, 3]) {
      await judge.tick();
      shop.clock.ms += 10_000;
    }
    expect(await shop.traffic()).toEqual({ '1.2.0': 100 });
    shop.shells.splice(0, 2, bad, bad);
    await judge.tick();
    shop.clock.ms += 9_999;
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.2.0': 100 });
    shop.clock.ms += 1;
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
    expect((await shop.registry.history()).at(-1)?.note).toBe('no shell can load it: thrown at import');
  });

  test('is undone to the previous release if two promotions happened between two ticks', async () => {
    // What is known of another release is no excuse.
    shop.count('1.0.0', 400, 390, 'server-failures');
    await judge.tick();
    await shop.registry.promote('mf-header', '1.1.0');
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    shop.count('1.2.0', 6, 6, 'server-failures');
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.1.0': 100 });
  });

  test('is not tried to be undone again if there is no release to go back to', async () => {
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    await rm(path.join(shop.paths.store, 'mf-header/1.0.0'), { recursive: true });
    shop.count('1.2.0', 10, 10);
    for (const _ of [1, 2]) {
      await judge.tick();
      shop.clock.ms += 10_000;
    }
    expect(await shop.audit()).toMatchObject([{ action: 'undo', outcome: 'refused' }]);
    expect(await shop.traffic()).toEqual({ '1.2.0': 100 });
  });

  test('is undone even if little is known about the previous release', async () => {
    await shop.registry.promote('mf-header', '1.2.0');
    await judge.tick();
    shop.count('1.2.0', 6, 6, 'server-failures');
    await judge.tick();
    expect(await shop.traffic()).toEqual({ '1.0.0': 100 });
  });
});
