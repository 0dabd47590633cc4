import { measureNames } from '@bergauf/service-kit/release-counts';
import Type, { type Static } from 'typebox';
import { Comparison, Rate } from '../evidence/sequential-comparison.ts';

const strict = { additionalProperties: false };

const byMeasure = <T extends Type.TSchema>(schema: T) => Type.Record(Type.Enum([...measureNames]), schema);

export const Rates = Type.Partial(byMeasure(Rate));
export type Rates = Static<typeof Rates>;

export const Canary = Type.Object(
  {
    version: Type.String(),
    /** ISO 8601. */
    since: Type.String(),
    /** True: it advances to the next step automatically. It can be withdrawn automatically in either case. */
    isMoving: Type.Boolean(),
    step: Type.Object(
      {
        percent: Type.Integer(),
        /** ISO 8601. */
        since: Type.String(),
        /** Page views with the canary since then. */
        views: Type.Integer(),
      },
      strict,
    ),
    /** Why it does not advance, for operators; null: nothing prevents it. */
    obstacle: Type.Union([Type.String(), Type.Null()]),
    comparisons: Type.Partial(byMeasure(Comparison)),
  },
  strict,
);
export type Canary = Static<typeof Canary>;

/** Observations of a remote's releases in traffic. Plain data, which is stored so that a restart of the registry loses nothing. */
export const WatchedRemote = Type.Object(
  {
    /** The release of all shoppers who do not get a canary. */
    current: Type.Object({ version: Type.String(), since: Type.String(), rates: Rates }, strict),
    /** The release before a promotion, as long as the promotion can be undone automatically. */
    before: Type.Union([Type.Object({ version: Type.String(), rates: Rates }, strict), Type.Null()]),
    canary: Type.Union([Canary, Type.Null()]),
  },
  strict,
);
export type WatchedRemote = Static<typeof WatchedRemote>;

/** How canaries advance. */
export type CanaryPlan = {
  /** Percent of the traffic, ascending; the last one is 100. */
  steps: readonly number[];
  /** Minimum duration of a step. */
  stepMs: number;
  /** Page views with the canary that a step needs. */
  stepViews: number;
  /** How long a promotion is watched. */
  promotionMs: number;
};

export const defaultPlan: CanaryPlan = {
  steps: [1, 10, 50, 100],
  stepMs: 10 * 60_000,
  stepViews: 200,
  promotionMs: 30 * 60_000,
};
