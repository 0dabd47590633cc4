import type { RegisteredShell } from '../shells/registered-shells.ts';
import type { Candidate, GateResult } from './gate.ts';
import { smokeRender } from './request-smoke-render.ts';

/** Limit for one gate, including the wait for others: it must end well before the API's callers time out. */
const gateMs = 90_000;

export type SmokeRenderQueue = (candidate: Candidate, shells: () => readonly RegisteredShell[]) => Promise<GateResult>;

/**
 * `smokeRender`, one release after the other: a shell refuses a second one while it tries the first.
 * @param ending aborts trials in progress, when the service stops
 */
export function createSmokeRenderQueue({
  limitMs = gateMs,
  ending,
}: {
  limitMs?: number;
  ending?: AbortSignal;
} = {}): SmokeRenderQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (candidate, shells) => {
    const deadline = AbortSignal.any([AbortSignal.timeout(limitMs), ...(ending ? [ending] : [])]);
    // The shells that run when its turn has come.
    const result = last.then(() => smokeRender(candidate, shells(), deadline));
    last = result.catch(() => undefined);
    return result;
  };
}
