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

it('adds a history entry, except for the current address and where the link replaces its page', async () => {
  const { container, router } = await mountForTests(
    <>
      <Link to="/herren">Herren</Link>
      <Link to="/damen" replace>
        Damen
      </Link>
    </>,
  );
  const follow = (link: number) => act(async () => container.querySelectorAll('a')[link]?.click());
  const shown = (): string[] => [router.state.historyAction, router.state.location.pathname];
  await follow(0);
  expect(shown()).toEqual(['PUSH', '/herren/']);
  await follow(1);
  expect(shown()).toEqual(['REPLACE', '/damen/']);
});
