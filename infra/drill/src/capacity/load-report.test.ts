import { expect, it } from 'vitest';
import { loadReport } from './load-report.ts';
import type { StepFigures } from './step.ts';

const latency = { p50: 20, p95: 90, p99: 200, worst: 400 };
const step = (perSecond: number, change: Partial<StepFigures> = {}): StepFigures => ({
  perSecond,
  seconds: 10,
  pageViews: 400,
  requests: 500,
  failed: 0,
  failures: {},
  pages: latency,
  latencies: { list: latency },
  usage: {
    shell: { processorMs: 8_000, memoryBytes: 200e6 },
    'load generator': { processorMs: 2_000, memoryBytes: 90e6 },
  },
  ...change,
});

it('shows every rate in order, the knee, what it costs and what failed first', () => {
  const broken = step(20, { failed: 50, failures: { 'search: words (503)': 50 } });
  const text = loadReport([broken, step(10)]);
  expect(text).toMatch(/10\.0 +40\.0 +500 +0\.00 +20 +90 +200 +400 +0\.80 +0\.20 +served/);
  expect(text.indexOf('served\n')).toBeLessThan(text.indexOf('too much'));
  expect(text).toContain('The knee: 10.0 shoppers/s, 40.0 page views/s');
  expect(text).toMatch(/shell +20\.00 +200\n/);
  expect(text).not.toMatch(/^load generator/m);
  expect(text).toContain('What failed first, at 20.0 shoppers/s\n50 x search: words (503)');
});

it('says so where no rate was served', () => {
  expect(loadReport([step(1, { failed: 500 })])).toContain('No rate was served.');
});
