// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { lookupRules, showTitle } from './order-lookup-page.tsx';

it.each([
  ['BG-100250', null],
  ['bg 100250', null],
  ['BG100250', null],
  ['', 'problem.order-number-missing'],
  ['100250', null],
  ['100 250', null],
  ['BG - 100 250', null],
  [' # bg-100250 ', null],
  ['250', 'problem.order-number-form'],
  ['BG-1', 'problem.order-number-form'],
  ['BG\u2011100250', null],
  ['BG–100250', null],
  ['#BG-100250.', null],
])('the order number "%s": %s', (number, problem) => {
  expect(lookupRules.number.check(lookupRules.number.read(number), {})).toBe(problem);
});

it.each(['100250', '100 250', '#100250.'])('sends the digits "%s" with the letters of the shop’s numbers', (typed) => {
  expect(lookupRules.number.read(typed)).toBe('BG-100250');
});

describe('the title of the page of an order', () => {
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
});
