import { createHash } from 'node:crypto';
import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import { verifiedClaims } from '@bergauf/service-kit/signed-claims';
import Type from 'typebox';
import type { Development, PreparedSet } from '../release-set/serving-set.ts';
import type { OverrideClaims } from './preview-link.ts';
import { PreviewRefused } from './preview-refused.ts';
import type { PreviewSets } from './preview-sets.ts';

/**
 * `prepared`: the newest build that can be shown; null without one. `refresh`: the modules that update pages of the versions since `from`
 * without a page load; null where a load is needed.
 */
export type DevelopmentState = Pick<Development, 'change' | 'problem'> & {
  prepared: PreparedSet | null;
  refresh: Refresh | null;
};

/** Most characters of the signed text, most of which may be a build's error message. */
const longestState = 40_000;

const answer = lazyValidator(Type.Object({ state: Type.String({ maxLength: longestState }) }));
const Version = Type.String({ pattern: String.raw`^\d[\w.-]{0,39}$` });
const Refresh = Type.Object({
  from: Version,
  modules: Type.Array(Type.String({ maxLength: 150 }), { maxItems: 100 }),
});
type Refresh = Type.Static<typeof Refresh>;
const State = Type.Object({
  change: Type.String({ pattern: String.raw`^[0-9a-f]{8}-\d{1,9}$` }),
  build: Type.Union([
    Type.Object({
      version: Version,
      manifestIntegrity: Type.String({ pattern: String.raw`^sha384-[\w+/=]{1,73}$` }),
      // Older development servers do not send it.
      refresh: Type.Optional(Refresh),
    }),
    Type.Null(),
  ]),
  error: Type.Union([Type.String({ maxLength: 4_000 }), Type.Null()]),
});
type State = Type.Static<typeof State>;
const signedState = lazyValidator(State);

/** Timeout in milliseconds for an immediate response. */
const answerMs = 1_500;

/** Timeout in milliseconds for the next change; the server responds earlier, even without a change. */
const changeMs = 30_000;

export type DevelopmentBuilds = {
  /** What the development server offers now, ready to render. @throws PreviewRefused */
  now(claims: OverrideClaims, base: string): Promise<DevelopmentState>;
  /** The same after the next change, or after some seconds without one. @param after id of the last known change */
  next(claims: OverrideClaims, after: string, base: string): Promise<DevelopmentState>;
};

/** Follows development servers: each build gets render workers before it is shown, and a failed build keeps the previous one. */
export function createDevelopmentBuilds(sets: Pick<PreviewSets, 'get' | 'lastOf'>): DevelopmentBuilds {
  async function show(
    claims: OverrideClaims,
    { change, build, error }: State,
    base: string,
  ): Promise<DevelopmentState> {
    const { remote, origin, key } = claims;
    const line = `${remote} ${origin} ${createHash('sha256').update(key).digest('base64url')}`;
    const broken = (message: string) => ({ kind: 'broken' as const, message });
    if (build === null) return { change, prepared: null, refresh: null, problem: broken(error ?? '') };
    const { version, manifestIntegrity, refresh = null } = build;
    try {
      const prepared = await sets.get({ remote, version, build: { line, origin, manifestIntegrity } }, base);
      return { change, prepared, refresh, problem: error === null ? null : broken(error) };
    } catch (cause) {
      if (!(cause instanceof PreviewRefused) || cause.reason !== 'failed') throw cause;
      return {
        change,
        prepared: sets.lastOf(line),
        refresh: null,
        problem: broken(error ?? cause.message),
      };
    }
  }

  return {
    async now(claims, base) {
      const found = await ask(claims, '', answerMs);
      return found ? show(claims, found, base) : gone;
    },
    async next(claims, after, base) {
      const found = await ask(claims, `?after=${encodeURIComponent(after)}`, changeMs);
      return found ? show(claims, found, base) : gone;
    },
  };
}

const gone: DevelopmentState = {
  change: null,
  prepared: null,
  refresh: null,
  problem: { kind: 'gone', message: '' },
};

/** Null also if another program has taken the port: its response is not signed. */
async function ask({ origin, key }: OverrideClaims, query: string, timeoutMs: number): Promise<State | null> {
  try {
    const response = await fetch(`${origin}/state${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    if (!response.ok || !answer.Check(body)) return null;
    const state = verifiedClaims(key, body.state, longestState);
    return signedState.Check(state) ? state : null;
  } catch {
    return null;
  }
}
