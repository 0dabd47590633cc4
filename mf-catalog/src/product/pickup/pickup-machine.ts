import type { ApiResult } from 'shared-contracts/api';
import type { StoreAvailability } from 'shared-contracts/entities';

/**
 * The search for stores that have a size: nothing asked, asked, answered or failed. An answer counts only for the question that
 * was asked last.
 */
export type PickupState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asked'; readonly question: number }
  | { readonly kind: 'answered'; readonly question: number; readonly stores: StoreAvailability['stores'] }
  | { readonly kind: 'failed'; readonly question: number; readonly reason: 'unknown-place' | 'no-answer' };

export type PickupEvent =
  | { readonly type: 'asked'; readonly question: number }
  | { readonly type: 'answered'; readonly question: number; readonly result: ApiResult<StoreAvailability> };

export function pickupTransition(state: PickupState, event: PickupEvent): PickupState {
  const { question } = event;
  if (event.type === 'asked') return { kind: 'asked', question };
  if (state.kind !== 'asked' || state.question !== question) return state;
  const { result } = event;
  if (result.ok && Array.isArray(result.data.stores)) return { kind: 'answered', question, stores: result.data.stores };
  const isRefused = !result.ok && result.error.status === 422;
  return { kind: 'failed', question, reason: isRefused ? 'unknown-place' : 'no-answer' };
}
