import { createInstance } from '@module-federation/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { providedModules } from './provided-modules.ts';

afterEach(() => vi.restoreAllMocks());

it('satisfy a remote that accepts any version, without a log message', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const host = createInstance({ name: 'shell', remotes: [], shared: providedModules });
  for (const [name, { lib }] of Object.entries(providedModules)) {
    const customShareInfo = { shareConfig: { singleton: true, requiredVersion: '*' } };
    const found = await host.loadShare<unknown>(name, { customShareInfo });
    expect(found === false ? null : found(), name).toBe(lib());
  }
  expect(Object.keys(providedModules).length).toBeGreaterThan(5);
  expect(warn.mock.calls).toEqual([]);
});
