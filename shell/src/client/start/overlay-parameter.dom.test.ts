// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { takeOverlayParameter } from './overlay-parameter.ts';

/** Opens a document that offers the overlay, as its head does, and returns the resulting address. */
function open(address: string): { address: string; opens: boolean; state: unknown } {
  history.replaceState({ idx: 3 }, '', address);
  document.head.innerHTML = '<template id="bergauf-overlay"></template>';
  takeOverlayParameter();
  return {
    address: `${location.pathname}${location.search}${location.hash}`,
    opens: document.querySelector('template[data-open]') !== null,
    state: history.state,
  };
}

it.each([
  ['/marken/?overlay', '/marken/'],
  ['/marken/?overlay=', '/marken/'],
  ['/marken/?overlay&overlay#a', '/marken/#a'],
  ['/search/?q=ski%20alpin&overlay&brand=1,2', '/search/?q=ski%20alpin&brand=1,2'],
  ['/search/?overlay&q=a+b%2C', '/search/?q=a+b%2C'],
])('%s opens the overlay at %s', (given, kept) => {
  expect(open(given)).toEqual({ address: kept, opens: true, state: { idx: 3 } });
});

it.each([
  '/marken/',
  '/overlay/?',
  '/search/?q=overlay',
  '/marken/?overlay=on',
  '/marken/?overlays&an-overlay#?overlay',
])('%s stays as it is, without it', (given) => {
  const address = given.endsWith('?') ? given.slice(0, -1) : given;
  expect(open(given)).toEqual({ address, opens: false, state: { idx: 3 } });
});
