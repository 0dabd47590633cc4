import { expect, test } from 'vitest';
import { Fragment, type FragmentProps } from './fragment.tsx';
import { type FragmentName, onUnavailable } from './remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

/** What the boundary of a fragment shows when its code does not load. */
function onLoss(of: string): unknown {
  const boundary = Fragment({ of: of as FragmentName } as FragmentProps<'mf-header/header'>);
  expect(boundary.type).toBe(RemoteBoundary);
  return (boundary.props as { onUnavailable: unknown }).onUnavailable;
}

test('a fragment of a newer contract than the shell’s keeps the server’s HTML when its code does not load', () => {
  expect(Object.keys(onUnavailable)).not.toContain('mf-reviews/note');
  expect(onLoss('mf-reviews/note')).toBe('keep-html');
  expect(onLoss('mf-cart-wishlist/heart')).toBe('fallback');
});
