import { expect, it } from 'vitest';
import { defaultPlan } from '../canaries/watched-remote.ts';
import { readSettings } from './settings.ts';

it('has a default for everything', () => {
  const defaults = {
    port: 3002,
    host: 'localhost',
    publicOrigin: 'http://localhost:3002',
    retention: { keep: 20, days: 30 },
    budgetKib: 60,
    drain: { noticeMs: 0, limitMs: 20_000 },
    plan: defaultPlan,
    prometheus: null,
    operatorPort: null,
    operatorOrigin: 'http://localhost:0',
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ RELEASES_PORT: '', HOST: '', RELEASES_ORIGIN: '' })).toEqual(defaults);
});

it('follows the environment', () => {
  const env = {
    RELEASES_PORT: '4002',
    HOST: '0.0.0.0',
    RELEASES_ORIGIN: 'https://releases.example/',
    RELEASES_KEEP: '3',
    RELEASES_BUDGET_KIB: '80',
    RELEASES_PROMETHEUS: 'http://localhost:9090',
    RELEASES_OPERATOR_PORT: '4005',
    RELEASES_OPERATOR_ORIGIN: 'https://registry.example',
    RELEASES_CANARY_STEPS: '5, 100',
    RELEASES_CANARY_STEP_SECONDS: '60',
    RELEASES_CANARY_STEP_VIEWS: '1000',
    RELEASES_PROMOTION_SECONDS: '0',
  };
  expect(readSettings(env)).toEqual({
    prometheus: 'http://localhost:9090',
    operatorPort: 4005,
    operatorOrigin: 'https://registry.example',
    plan: { steps: [5, 100], stepMs: 60_000, stepViews: 1_000, promotionMs: 0 },
    port: 4002,
    host: '0.0.0.0',
    publicOrigin: 'https://releases.example',
    retention: { keep: 3, days: 30 },
    budgetKib: 80,
    drain: { noticeMs: 0, limitMs: 20_000 },
  });
  expect(readSettings({ RELEASES_PORT: '4002' }).publicOrigin).toBe('http://localhost:4002');
});

it.each([
  ['RELEASES_CANARY_STEPS', '10,5,100'],
  ['RELEASES_CANARY_STEPS', '1,10'],
  ['RELEASES_CANARY_STEPS', '1,x,100'],
  ['RELEASES_PORT', 'many'],
  ['RELEASES_PORT', '-1'],
  ['RELEASES_PORT', '65536'],
  ['RELEASES_PORT', '0x50'],
  ['RELEASES_ORIGIN', 'releases.example'],
  ['RELEASES_ORIGIN', 'https://releases.example/files'],
  ['RELEASES_ORIGIN', 'ftp://releases.example'],
])('refuses %s="%s" with a message that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, but is "${value}"\\.$`));
});
