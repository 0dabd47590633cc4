// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { showTitle } from './show-title.ts';

let leave: () => void;
beforeEach(() => {
  document.title = 'Bestellung suchen | Bergauf';
  leave = showTitle('Bestellung B-1 | Bergauf');
});

it('the form has its title again after a found order', () => {
  expect(document.title).toBe('Bestellung B-1 | Bergauf');
  leave();
  expect(document.title).toBe('Bestellung suchen | Bergauf');
});

it('the title of the next page stays, which may be set before the order is removed', () => {
  document.title = 'Warenkorb | Bergauf';
  leave();
  expect(document.title).toBe('Warenkorb | Bergauf');
});
