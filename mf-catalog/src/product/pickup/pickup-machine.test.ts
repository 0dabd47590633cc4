import fc from 'fast-check';
import type { ApiResult } from 'shared-contracts/api';
import type { StoreAvailability } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { type PickupEvent, type PickupState, pickupTransition } from './pickup-machine.ts';

const idle: PickupState = { kind: 'idle' };
const found = (optionId: number): ApiResult<StoreAvailability> => ({ ok: true, data: { optionId, stores: [] } });
const failed = (status: number | null): ApiResult<never> => ({
  ok: false,
  error: { kind: status ? 'http' : 'network', status, code: '', message: '', fields: {}, retryable: true },
});
const after = (...events: PickupEvent[]): PickupState => events.reduce(pickupTransition, idle);

it('tells an unknown place from an answer that did not come', () => {
  const asked: PickupEvent = { type: 'asked', question: 1 };
  expect(after(asked, { type: 'answered', question: 1, result: failed(422) })).toMatchObject({
    reason: 'unknown-place',
  });
  expect(after(asked, { type: 'answered', question: 1, result: failed(503) })).toMatchObject({ reason: 'no-answer' });
  expect(after(asked, { type: 'answered', question: 1, result: failed(null) })).toMatchObject({ reason: 'no-answer' });
});

it('never shows the answer to an older question, in whatever order they come', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }).chain((count) =>
        fc.shuffledSubarray(
          Array.from({ length: count }, (_, index) => index + 1),
          { minLength: count, maxLength: count },
        ),
      ),
      (answers) => {
        const questions = answers.toSorted((a, b) => a - b);
        const asked = after(...questions.map((question): PickupEvent => ({ type: 'asked', question })));
        const last = answers.reduce(
          (state, question) => pickupTransition(state, { type: 'answered', question, result: found(question) }),
          asked,
        );
        expect(last).toEqual({ kind: 'answered', question: questions.length, stores: [] });
      },
    ),
  );
});
