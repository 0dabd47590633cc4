import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../home.ts';
import { createRegistry, type Registry } from './registry.ts';

/** The registry as an operator has it in mind: a pile of defaults, perhaps a canary, perhaps off. */
interface Model {
  defaults: string[];
  canary: { version: string; percent: number } | null;
  isOff: boolean;
  revision: number;
}

interface Step {
  real: (registry: Registry) => Promise<unknown>;
  /** False: must be refused. */
  model: (model: Model) => boolean;
}

const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const version = fc.constantFrom(...VERSIONS);

const setDefaults = (model: Model, defaults: string[]): true => {
  model.revision += 1;
  model.defaults = defaults;
  model.canary = null;
  return true;
};

const promoted = (model: Model, to: string): boolean => {
  const isTop = model.defaults.at(-1) === to;
  if (isTop && !model.canary) return true;
  return setDefaults(model, isTop ? model.defaults : [...model.defaults, to]);
};

const switched = (model: Model, isOff: boolean): boolean => {
  if (isOff && !model.defaults.length) return false;
  if (model.isOff !== isOff) model.revision += 1;
  model.isOff = isOff;
  return true;
};

const step = fc.oneof<fc.Arbitrary<Step>[]>(
  version.map((to) => ({
    real: (registry) => registry.promote('mf-header', to),
    model: (model) => promoted(model, to),
  })),
  fc.constant<Step>({
    real: (registry) => registry.rollback('mf-header'),
    model: (model) => model.defaults.length > 1 && setDefaults(model, model.defaults.slice(0, -1)),
  }),
  fc.tuple(version, fc.constantFrom(0, 1, 10, 99, 100)).map(([of, percent]) => ({
    real: (registry) => registry.canary('mf-header', of, percent),
    model: (model) => {
      if (percent === 100) return promoted(model, of);
      if (percent === 0 && model.canary?.version !== of) return false;
      if (!model.defaults.length || model.defaults.at(-1) === of) return false;
      if (model.canary?.version === of && model.canary.percent === percent) return true;
      model.revision += 1;
      model.canary = percent ? { version: of, percent } : null;
      return true;
    },
  })),
  fc.boolean().map((isOff) => ({
    real: (registry) => (isOff ? registry.disable('mf-header') : registry.enable('mf-header')),
    model: (model) => switched(model, isOff),
  })),
);

const expectedTraffic = ({ defaults, canary, isOff }: Model): [string, number, boolean][] => {
  const current = defaults.at(-1);
  if (!current || isOff) return [];
  const rest: [string, number, boolean] = [current, 100 - (canary?.percent ?? 0), true];
  return canary ? [rest, [canary.version, canary.percent, false]] : [rest];
};

test('any sequence of actions leaves the traffic that a plain model predicts', async () => {
  const home = await temporaryFolder();
  await Promise.all(VERSIONS.map((version) => storeSample({ home, version, precompress: false })));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      run += 1;
      const own = join(home, `run-${run}`);
      // Releases never change, so every run has the same.
      await mkdir(releasesPaths(own).root, { recursive: true });
      await symlink(releasesPaths(home).store, releasesPaths(own).store);
      const registry = createRegistry({ home: own, contractVersion: '1.0.0' });
      const model: Model = { defaults: [], canary: null, isOff: false, revision: 0 };
      for (const { real, model: predict } of steps) {
        const isAllowed = predict(model);
        await expect(
          real(registry).then(
            () => true,
            () => false,
          ),
        ).resolves.toBe(isAllowed);

        const { microFrontends, revision } = await registry.document('https://releases.example');
        const releases = microFrontends['@bergauf/mf-header'] ?? [];
        const traffic = releases.map(({ metadata, deployment }) => [
          metadata.version,
          deployment.traffic,
          deployment.default,
        ]);
        expect(traffic).toEqual(expectedTraffic(model));
        expect(revision).toBe(model.revision);
      }
      expect((await registry.history()).map(({ revision }) => revision)).toEqual(
        Array.from({ length: model.revision }, (_value, index) => index + 1),
      );
    }),
    { numRuns: 60 },
  );
}, 60_000);
