// @module-tag rotated
import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { createRegistry, type Registry } from './registry.ts';

/** Simple model of the registry: a stack of defaults, and possibly a canary, switched off, or under development. */
type Model = {
  defaults: string[];
  promoted: Set<string>;
  bad: Set<string>;
  current: string | null;
  canary: { version: string; percent: number } | null;
  isOff: boolean;
  before: Pick<Model, 'current' | 'canary'> | null;
  revision: number;
};

type Step = {
  real: (registry: Registry, home: string) => Promise<unknown>;
  /** False: must be refused. */
  model: (model: Model) => boolean;
};

const releaseVersions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const developmentVersions = ['1.3.0-dev.1', '1.3.0-dev.2'];
const version = fc.constantFrom(...releaseVersions);

const edited = (model: Model, current: string | null, canary: Model['canary'] = null): true => {
  model.revision += 1;
  model.current = current;
  model.canary = canary;
  return true;
};

const promoted = (model: Model, to: string): boolean => {
  if (model.canary && to === model.current) model.bad.add(model.canary.version);
  model.bad.delete(to);
  model.promoted.add(to);
  if (model.defaults.at(-1) !== to) model.defaults.push(to);
  model.before = null;
  return edited(model, to);
};

const rolledBack = (model: Model, to: string | undefined): boolean => {
  if (to === undefined || to === model.current || !model.promoted.has(to)) return false;
  if (model.canary) model.bad.add(model.canary.version);
  model.bad.delete(to);
  if (model.current) model.bad.add(model.current);
  const place = model.defaults.lastIndexOf(to);
  if (place >= 0) model.defaults.length = place;
  model.defaults.push(to);
  model.before = null;
  return edited(model, to);
};

const switched = (model: Model, isOff: boolean): boolean => {
  if (isOff && !model.current) return false;
  if (model.isOff !== isOff) model.revision += 1;
  model.isOff = isOff;
  return true;
};

const restored = (model: Model): boolean => {
  if (!model.before) return true;
  const { current, canary } = model.before;
  model.before = null;
  if (!current) model.isOff = false;
  return edited(model, current, canary);
};

const recovered = (model: Model): boolean => {
  const isDevelopment = model.current?.includes('-dev.') ?? false;
  const current = isDevelopment ? (model.defaults.at(-1) ?? null) : model.current;
  if (!current) return false;
  model.before = null;
  return edited(model, current, isDevelopment ? null : model.canary);
};

const step = fc.oneof<fc.Arbitrary<Step>[]>(
  version.map((to) => ({
    real: (registry) => registry.promote('mf-header', to),
    model: (model) => promoted(model, to),
  })),
  fc.constant<Step>({
    real: (registry) => registry.rollback('mf-header'),
    model: (model) =>
      rolledBack(
        model,
        model.defaults.findLast((one) => one !== model.current && !model.bad.has(one)),
      ),
  }),
  version.map((to) => ({
    real: (registry) => registry.rollback('mf-header', to),
    model: (model) => rolledBack(model, to),
  })),
  fc.tuple(version, fc.constantFrom(0, 1, 10, 99, 100)).map(([of, percent]) => ({
    real: (registry) => registry.canary('mf-header', of, percent),
    model: (model) => {
      if (percent === 100) return promoted(model, of);
      if (percent === 0 && model.canary?.version !== of) return false;
      if (!model.current || model.current === of) return false;
      if (percent === 0) model.bad.add(of);
      return edited(model, model.current, percent ? { version: of, percent } : null);
    },
  })),
  fc.boolean().map((isOff) => ({
    real: (registry) => (isOff ? registry.disable('mf-header') : registry.enable('mf-header')),
    model: (model) => switched(model, isOff),
  })),
  fc.constantFrom(...developmentVersions).map((build) => ({
    real: (registry) => registry.develop('mf-header', build),
    model: (model) => {
      model.before ??= { current: model.current, canary: model.canary };
      return edited(model, build);
    },
  })),
  fc.constant<Step>({ real: (registry) => registry.restore('mf-header'), model: restored }),
  fc.constant<Step>({
    real: async (registry, home) => {
      const { discovery } = releasesPaths(home);
      const kept = await registry.document('https://releases.example');
      if (!kept.revision) return registry.recover();
      await rename(discovery, `${discovery}.lost`);
      try {
        return await registry.recover();
      } catch (error) {
        await rename(`${discovery}.lost`, discovery);
        throw error;
      }
    },
    model: recovered,
  }),
);

const expectedTraffic = ({ current, canary, isOff }: Model): [string, number, boolean][] => {
  if (!current || isOff) return [];
  const rest: [string, number, boolean] = [current, 100 - (canary?.percent ?? 0), true];
  return canary ? [rest, [canary.version, canary.percent, false]] : [rest];
};

test('any sequence of actions leads to the traffic that a simple model predicts', async () => {
  const home = await temporaryFolder();
  const versions = [...releaseVersions, ...developmentVersions];
  await Promise.all(versions.map((version) => storeSample({ home, version, precompress: false })));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      run += 1;
      const own = join(home, `run-${run}`);
      // Releases never change, so all runs share them.
      await mkdir(releasesPaths(own).root, { recursive: true });
      await symlink(releasesPaths(home).store, releasesPaths(own).store);
      const registry = createRegistry({ home: own, contractVersion: '1.0.0' });
      const nothing = {
        defaults: [],
        promoted: new Set<string>(),
        bad: new Set<string>(),
        current: null,
        canary: null,
      };
      const model: Model = { ...nothing, isOff: false, before: null, revision: 0 };
      for (const { real, model: predict } of steps) {
        const isAllowed = predict(model);
        await expect(
          real(registry, own).then(
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
    { numRuns: 80 },
  );
}, 120_000);
