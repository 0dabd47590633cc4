import { describe, expect, it } from 'vitest';
import { aCart, aLine, aNetworkError } from '../../testing/cart-fixtures.ts';
import { additionOf } from './add-to-cart-request.ts';
import { type CartEvent, type CartState, initialCart, isLocked, transition } from './cart-machine.ts';
import { removalOf } from './line-target.ts';

const boot = aLine({ hash: 'boot', option: 11 });
const shirt = aLine({ hash: 'shirt', option: 22 });
const full = aCart([boot, shirt]);
const adding = (option: number): CartEvent => ({
  type: 'add-started',
  addition: additionOf([aLine({ hash: `h${option}`, option })]),
});

function run(...events: CartEvent[]): CartState {
  return events.reduce(transition, initialCart);
}

const read: CartEvent[] = [{ type: 'read-started' }, { type: 'confirmed', requestNumber: 1, data: full }];
const request: CartEvent = { type: 'removal-requested', removal: removalOf(full, boot) };

describe('the state machine of the cart', () => {
  it('adopts the cart that the server confirms', () => {
    expect(run(...read)).toMatchObject({ cart: full, reading: 'done', change: { kind: 'none' } });
  });

  it('ignores the response to an earlier request, so that it never restores a removed line', () => {
    const state = run(...read, { type: 'read-started' }, request, { type: 'removal-started' });
    const late = transition(state, { type: 'confirmed', requestNumber: 2, data: full });
    expect(late).toBe(state);
    const confirmed = transition(state, {
      type: 'confirmed',
      requestNumber: state.requestNumber,
      data: aCart([shirt]),
    });
    expect(confirmed.cart?.products).toEqual([shirt]);
  });

  it('is locked while a removal is pending or in flight, not before or after', () => {
    const states = [
      run(...read),
      run(...read, request),
      run(...read, request, { type: 'removal-started' }),
      run(...read, request, { type: 'removal-started' }, { type: 'confirmed', requestNumber: 2, data: aCart([shirt]) }),
      run(...read, request, { type: 'removal-cancelled' }),
    ];
    expect(states.map(isLocked)).toEqual([false, true, true, false, false]);
  });

  it.each<[string, CartEvent]>([
    ['a second removal', { type: 'removal-requested', removal: removalOf(full, shirt) }],
    ['an add', adding(22)],
  ])('refuses %s while it is locked', (_, event) => {
    const pending = run(...read, request);
    const removing = transition(pending, { type: 'removal-started' });
    expect(transition(pending, event)).toBe(pending);
    expect(transition(removing, event)).toBe(removing);
  });

  it('cannot cancel a removal in flight', () => {
    const removing = run(...read, request, { type: 'removal-started' });
    expect(transition(removing, { type: 'removal-cancelled' })).toBe(removing);
  });

  it('keeps a confirmed removal until the same option is added again', () => {
    const removed = run(
      ...read,
      request,
      { type: 'removal-started' },
      { type: 'confirmed', requestNumber: 2, data: aCart([shirt]) },
    );
    expect(removed.removed?.products).toEqual([boot]);
    const other = [adding(99), { type: 'confirmed', requestNumber: 3, data: full } satisfies CartEvent];
    expect(other.reduce(transition, removed).removed?.products).toEqual([boot]);
    const same = [adding(11), { type: 'confirmed', requestNumber: 3, data: full } satisfies CartEvent];
    expect(same.reduce(transition, removed).removed).toBeNull();
  });

  it('keeps the rest of a confirmed removal when only a part of it is added again', () => {
    const both = { ...removalOf(full, boot), products: [boot, shirt] };
    const removed = { ...run(...read), removed: both };
    const first = [adding(11), { type: 'confirmed', requestNumber: 2, data: full } satisfies CartEvent];
    expect(first.reduce(transition, removed).removed?.products).toEqual([shirt]);
  });

  it('keeps the confirmed cart when a change fails, with the failed change', () => {
    const failed = run(...read, adding(33), { type: 'failed', requestNumber: 2, error: aNetworkError() });
    expect(failed).toMatchObject({ cart: full, change: { kind: 'none' }, failure: { operation: { kind: 'adding' } } });
  });

  it('keeps the last removal and a failed addition until the next page', () => {
    const removed = run(
      ...read,
      request,
      { type: 'removal-started' },
      { type: 'confirmed', requestNumber: 2, data: aCart([shirt]) },
    );
    expect(transition(removed, { type: 'page-changed' }).removed).toBeNull();
    const failed = run(...read, adding(33), { type: 'failed', requestNumber: 2, error: aNetworkError() });
    expect(transition(failed, { type: 'page-changed' }).failure).toBeNull();
    const unread = run({ type: 'read-started' }, { type: 'failed', requestNumber: 1, error: aNetworkError() });
    expect(transition(unread, { type: 'page-changed' }).failure?.operation.kind).toBe('reading');
  });

  it('keeps a pending removal during a read', () => {
    const state = run(...read, request, { type: 'read-started' }, { type: 'confirmed', requestNumber: 2, data: full });
    expect(state.change.kind).toBe('removal-pending');
  });

  it('ignores late responses after it was cleared', () => {
    const cleared = run(...read, adding(33), { type: 'cleared' });
    expect(transition(cleared, { type: 'confirmed', requestNumber: 2, data: full })).toMatchObject({
      cart: null,
      reading: 'done',
    });
  });
});
