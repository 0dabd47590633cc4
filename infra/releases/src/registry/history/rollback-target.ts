import { Refusal, sentenceOf } from '../../refusal.ts';
import type { StoredManifest } from '../../store/manifest.ts';
import { isDevelopmentBuild } from '../../store/version.ts';
import type { RemotePast } from './replay.ts';

/** The target of a rollback, and the reason. */
export type RollbackTarget = {
  to: string;
  release: StoredManifest;
  reason: string;
};

type Question = {
  name: string;
  /** Version in traffic now; null: none. */
  current: string | null;
  past: RemotePast;
  load: (version: string) => Promise<StoredManifest>;
};

/**
 * The last healthy default release: not rolled back since, without a problem in the running shells, undamaged in the store,
 * and no development build.
 */
export async function lastHealthy({ name, current, past, load }: Question): Promise<RollbackTarget> {
  const skipped: string[] = [];
  for (const to of new Set(past.defaults.toReversed())) {
    if (to === current) continue;
    const objection = isDevelopmentBuild(to) ? 'is a development build' : past.bad.get(to);
    if (objection) {
      skipped.push(`${to} ${objection}`);
      continue;
    }
    try {
      const release = await load(to);
      const reason = [`the last healthy release before ${current ?? 'now'}`, ...skipped].join('; ');
      return { to, release, reason };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      skipped.push(sentenceOf(error).replace(/\.$/, ''));
    }
  }
  const why = skipped.length ? `: ${skipped.join('; ')}. A version can be named to go there all the same` : '';
  throw new Refusal(
    `${name} has no earlier release to go back to${why}. An operator can switch it off: npm run remote -- disable ${name}`,
  );
}

/**
 * The target according to the history alone, without reading files or asking shells. A problem that a shell had does not exclude a release,
 * as it may be over.
 */
export function likelyTarget({
  current,
  past: { defaults, withdrawn, bad },
  stored,
}: Pick<Question, 'current' | 'past'> & { stored: readonly string[] }): string | null {
  const possible = defaults
    .toReversed()
    .filter((to) => to !== current && stored.includes(to) && !isDevelopmentBuild(to) && !withdrawn.has(to));
  return possible.find((to) => !bad.has(to)) ?? possible[0] ?? null;
}

/** A release that the operator names; it must have been the default. */
export async function namedTarget(to: string, { name, current, past, load }: Question): Promise<RollbackTarget> {
  if (to === current) throw new Refusal(`${name} ${to} has the traffic; a promotion of it publishes it once more.`);
  const release = await load(to);
  if (!past.promoted.has(to)) {
    throw new Refusal(`${name} ${to} has never had the traffic, so there is no way back to it; promote it.`);
  }
  const objection = past.bad.get(to);
  return { to, release, reason: objection ? `named, though it ${objection}` : 'named' };
}
