// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mountForTests } from '../remote/mount-for-tests.tsx';
import { Link } from './link.tsx';

it('loads its page when a keyboard comes to it or a pointer rests on it, and not before (UX 30)', async () => {
  const prefetched: string[] = [];
  const prefetch = (path: string): void => void prefetched.push(path);
  const { container } = await mountForTests(<Link to="/herren">Herren</Link>, { prefetch });
  const link = container.querySelector('a');
  expect(prefetched).toEqual([]);
  await act(async () => link?.focus());
  expect(prefetched).toEqual(['/herren/']);
  // React derives `pointerenter` from it.
  await act(async () => link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  expect(prefetched).toEqual(['/herren/', '/herren/']);
});
