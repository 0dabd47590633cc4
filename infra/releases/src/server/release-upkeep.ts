import { join } from 'node:path';
import type { ApiContext } from '../api/api-context.ts';
import { sizeObjections } from '../gate/size-budget.ts';
import { Refusal } from '../refusal.ts';
import { pruneReleases, type RetentionRule } from '../registry/prune-releases.ts';
import type { RegisteredShells } from '../shells/registered-shells.ts';
import { releasesPaths } from '../state-folder.ts';
import { readManifest } from '../store/manifest.ts';

/** @param retention the service's own rule; null: a removal must name a complete one */
export const createPrune =
  (home: string, retention: RetentionRule | null, shells: RegisteredShells): ApiContext['prune'] =>
  async ({ keep = retention?.keep, days = retention?.days }) => {
    if (keep === undefined || days === undefined)
      throw new Refusal(
        'The retention is a setting of the releases service, which does not run: name --keep and --days.',
      );
    await shells.known();
    return pruneReleases(home, { keep, days }, (name) =>
      shells
        .live()
        .flatMap(({ readiness: { wanted, serving } }) => [
          ...[wanted?.releases[name], serving?.releases[name]].filter((version) => typeof version === 'string'),
        ]),
    );
  };

/** Remembers results: a stored release does not change. */
export function createOversized(home: string, budgetKib: number): ApiContext['oversized'] {
  const sizes = new Map<string, string[]>();
  return async (name, version, { isStored = false } = {}) => {
    const known = isStored && sizes.get(`${name} ${version}`);
    if (known) return known;
    const release = await readManifest(join(releasesPaths(home).store, name, version));
    const found = await sizeObjections(home, { name, release }, budgetKib);
    sizes.set(`${name} ${version}`, found);
    return found;
  };
}
