// @vitest-environment happy-dom
import { mount } from '@bergauf/test-kit/mount';
import { act, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { useFlyerHistory } from './use-flyer-history.ts';

const path = 'winterstart';

function Viewer(): ReactElement {
  return <output>{useFlyerHistory(path, 6).entry.page}</output>;
}

/** A viewer that a link of the router has opened on page 6, in the second entry of the history. */
async function show() {
  history.replaceState({ idx: 1 }, '');
  const { container } = await mount(<Viewer />);
  return {
    shownPage: () => container.textContent,
    /** @returns whether the router is told of the move */
    moveTo: async (idx: number, page: number): Promise<boolean> => {
      const state = { idx, flyer: { path, page, product: null, isFullScreen: false } };
      const event = new PopStateEvent('popstate', { state });
      const stop = vi.spyOn(event, 'stopImmediatePropagation');
      await act(async () => window.dispatchEvent(event));
      return stop.mock.calls.length === 0;
    },
  };
}

it('shows the page of an entry that the viewer has added, without the router', async () => {
  const { moveTo, shownPage } = await show();
  expect(await moveTo(1, 8)).toBe(false);
  expect(shownPage()).toBe('8');
});

it('leaves a move past a navigation of the router to the router, which then knows the page for its links', async () => {
  const { moveTo, shownPage } = await show();
  expect(await moveTo(0, 2)).toBe(true);
  expect(shownPage()).toBe('6');
});
