import { type Refusal, sentenceOf } from '../refusal.ts';
import type { DecidedEdit } from './judge-canary.ts';
import type { Canary, WatchedRemote } from './watched-remote.ts';

/** A canary's step that starts now. */
export const newStep = (percent: number, now: Date): Canary['step'] => ({
  percent,
  since: now.toISOString(),
  views: 0,
});

/** What is watched after an edit was made: a canary that was withdrawn, or a promotion that was undone, no longer is. */
export function afterEdit(watched: WatchedRemote, decision: DecidedEdit, now: Date): WatchedRemote {
  const { canary } = watched;
  if (decision.kind !== 'advance') return { ...watched, canary: null, before: null };
  // After the last step the next observation finds a promotion.
  if (!canary || decision.percent === 100) return watched;
  return { ...watched, canary: { ...canary, step: newStep(decision.percent, now), obstacle: null } };
}

/**
 * What is watched after an edit was refused. Unless the refusal is temporary, an operator has to decide: the gate objects, or there is no
 * release to go back to.
 */
export function afterRefusal(watched: WatchedRemote, { kind }: DecidedEdit, refusal: Refusal): WatchedRemote {
  const { canary } = watched;
  const { isTemporary } = refusal;
  if (kind === 'undo') return isTemporary ? watched : { ...watched, before: null };
  if (!canary) return watched;
  const obstacle = sentenceOf(refusal).slice(0, 500);
  return { ...watched, canary: { ...canary, isMoving: canary.isMoving && isTemporary, obstacle } };
}
