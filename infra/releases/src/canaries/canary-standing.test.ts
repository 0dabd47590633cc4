import { beforeEach, describe, expect, test } from 'vitest';
import { judgedRegistry } from '../fixtures/judged-registry.ts';
import type { GateResult } from '../gate/gate.ts';
import { standingOf } from './canary-standing.ts';

const stepMs = 60_000;
let shop: Awaited<ReturnType<typeof judgedRegistry>>;
let judge: ReturnType<typeof shop.controller>;
/** What the gate finds. */
let found: GateResult;

beforeEach(async () => {
  found = { objections: [], untried: [] };
  shop = await judgedRegistry({ stepMs, stepViews: 100 }, undefined, async () => found);
  judge = shop.controller();
  await judge.tick();
  await judge.begin('mf-header', '1.1.0', { who: 'anna' });
  await judge.tick();
});

/** After another look. */
async function standing(): Promise<string | undefined> {
  await judge.tick();
  const canary = (await judge.watched())['mf-header']?.canary;
  return canary ? standingOf(canary, judge.plan, new Date(shop.clock.ms)).text : undefined;
}

describe('the standing of a canary that advances by itself', () => {
  test('names the page views and the time that are missing', async () => {
    expect(await standing()).toBe('advances by itself, to 10 % after 100 more page views, not before 10:01:00 UTC');
    shop.count('1.1.0', 99);
    shop.count('1.0.0', 1_000);
    shop.clock.ms += stepMs;
    expect(await standing()).toBe('advances by itself, to 10 % after 1 more page view');
  });

  test('names what looks worse', async () => {
    shop.count('1.0.0', 1_000);
    shop.count('1.1.0', 100, 5);
    shop.clock.ms += stepMs;
    expect(await standing()).toBe(
      'advances by itself, to 10 % not while this looks worse: page views in which it failed in the browser 5 of 100 (5 %), with the other 0 of 1000 (0 %)',
    );
  });

  test('tells what has stopped it, and what it tries again', async () => {
    shop.count('1.0.0', 1_000);
    shop.count('1.1.0', 100);
    shop.clock.ms += stepMs;
    found = { objections: ['The shell a:1 does not answer.'], untried: [], isTemporary: true };
    expect(await standing()).toMatch(/^advances by itself, tries again: .*The shell a:1 does not answer\./);
    found = { objections: ['A page vanishes.'], untried: [] };
    shop.clock.ms += stepMs;
    expect(await standing()).toMatch(/^stopped: .*A page vanishes\./);
  });
});

test('a canary that is held keeps its share', async () => {
  await judge.setMoving('mf-header', false);
  expect(await standing()).toBe('keeps its share');
});
