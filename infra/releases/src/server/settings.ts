import { type DrainRules, drainRulesFrom } from '@bergauf/service-kit/draining';
import { type Env, numberFrom, originFrom, portFrom, textFrom } from '@bergauf/service-kit/settings';
import { type CanaryPlan, defaultPlan } from '../canaries/watched-remote.ts';
import { defaultBudgetKib } from '../gate/size-budget.ts';
import { defaultRetention, type RetentionRule } from '../registry/prune-releases.ts';

export type Settings = {
  port: number;
  host: string;
  /** Origin under which browsers reach this service. */
  publicOrigin: string;
  /** Retention of old releases, applied after each upload. */
  retention: RetentionRule;
  /** Size budget of one module of a frontend as sent to browsers, in KiB. */
  budgetKib: number;
  /** Port of the operators' pages; null: none. */
  operatorPort: number | null;
  /** Origin at which browsers reach the operators' pages. */
  operatorOrigin: string;
  /** Origin of a Prometheus that has the evidence; null: the shells report it. */
  prometheus: string | null;
  /** How canaries advance. */
  plan: CanaryPlan;
  drain: DrainRules;
};

/** @throws an error that names the variable, if one is invalid */
export function readSettings(env: Env): Settings {
  const port = portFrom(env, 'RELEASES_PORT', 3002);
  const operatorPort = portFrom(env, 'RELEASES_OPERATOR_PORT', null);
  return {
    port,
    host: textFrom(env, 'HOST', 'localhost'),
    publicOrigin: originFrom(env, 'RELEASES_ORIGIN', `http://localhost:${port}`),
    retention: {
      keep: numberFrom(env, 'RELEASES_KEEP', defaultRetention.keep, { min: 1, max: 10_000 }),
      days: numberFrom(env, 'RELEASES_KEEP_DAYS', defaultRetention.days, { min: 1, max: 10_000 }),
    },
    operatorPort,
    operatorOrigin: originFrom(env, 'RELEASES_OPERATOR_ORIGIN', `http://localhost:${operatorPort ?? 0}`),
    prometheus: textFrom(env, 'RELEASES_PROMETHEUS', null) && originFrom(env, 'RELEASES_PROMETHEUS', ''),
    plan: {
      steps: stepsFrom(env, 'RELEASES_CANARY_STEPS', defaultPlan.steps.join(',')),
      stepMs:
        1_000 * numberFrom(env, 'RELEASES_CANARY_STEP_SECONDS', defaultPlan.stepMs / 1_000, { min: 0, max: 604_800 }),
      stepViews: numberFrom(env, 'RELEASES_CANARY_STEP_VIEWS', defaultPlan.stepViews, { min: 0, max: 10_000_000 }),
      promotionMs:
        1_000 *
        numberFrom(env, 'RELEASES_PROMOTION_SECONDS', defaultPlan.promotionMs / 1_000, { min: 0, max: 604_800 }),
    },
    drain: drainRulesFrom(env),
    budgetKib: numberFrom(env, 'RELEASES_BUDGET_KIB', defaultBudgetKib, { min: 1, max: 10_000 }),
  };
}

/** Percent of the traffic, ascending up to 100. */
function stepsFrom(env: Env, name: string, fallback: string): number[] {
  const text = textFrom(env, name, fallback);
  const steps = text.split(',').map((part) => (/^[ ]*\d{1,3}[ ]*$/.test(part) ? Number(part) : Number.NaN));
  const isAscending = steps.every((step, index) => step > (steps[index - 1] ?? 0));
  if (isAscending && steps.at(-1) === 100) return steps;
  throw new Error(`${name} must be ascending percentages up to 100, comma-separated, but is "${text}".`);
}
