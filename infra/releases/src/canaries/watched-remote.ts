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
    /** True: it goes to the next step by itself. It is withdrawn by itself in either case. */
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
    /** Why it does not go on, for operators; null: nothing is in the way. */
    obstacle: Type.Union([Type.String(), Type.Null()]),
    comparisons: Type.Partial(byMeasure(Comparison)),
  },
  strict,
);
export type Canary = Static<typeof Canary>;

/** What is known of a remote's releases in traffic. Plain data, stored, so that a restart of the registry changes nothing. */
export const WatchedRemote = Type.Object(
  {
    /** The release of all shoppers without a canary. */
    current: Type.Object({ version: Type.String(), since: Type.String(), rates: Rates }, strict),
    /** The release before a promotion, as long as that can be undone by itself. */
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
  /** Shortest time of a step. */
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
