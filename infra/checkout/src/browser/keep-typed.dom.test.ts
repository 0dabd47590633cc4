// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';

/** The page as the server sends it, with nothing typed. */
function load(seenAccount = 'anna'): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="hidden" name="seenAccount" value="${seenAccount}"><input type="hidden" name="seenTotal" value="500">
    <input name="city" value="">
    <input type="radio" name="deliveryType" value="home" checked><input type="radio" name="deliveryType" value="click_and_collect">
    <div id="points"></div>
    <select name="storeSysname"><option value=""></option><option value="bergauf_1"></option></select>
  </form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('The page has no form');
  keepTyped(form);
  return form;
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function type(form: HTMLFormElement): void {
  for (const [selector, text] of [
    ['[name="city"]', 'Graz'],
    ['select', 'bergauf_1'],
  ] as const) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
    if (field) field.value = text;
  }
  form.querySelector<HTMLInputElement>('[value="click_and_collect"]')?.click();
  form.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => history.replaceState(null, '', location.href));
afterEach(() => vi.useRealTimers());

it('what was typed and chosen is there again on Back, with the current sums', () => {
  type(load());
  expect(valuesOf(load())).toEqual({
    seenAccount: 'anna',
    seenTotal: '500',
    city: 'Graz',
    deliveryType: 'click_and_collect',
    storeSysname: 'bergauf_1',
  });
});

it('is stored for the page of a response, which the server has filled in, before anything else is typed', () => {
  load();
  expect(history.state).toEqual({
    typed: [
      ['seenAccount', 'anna'],
      ['seenTotal', '500'],
      ['city', ''],
      ['deliveryType', 'home'],
      ['storeSysname', ''],
    ],
  });
});

it('a page without a form, such as that of an ended session, leaves it for the next', () => {
  type(load());
  document.body.innerHTML = '';
  keepTyped(null);
  expect(valuesOf(load())).toMatchObject({ city: 'Graz' });
});

it('another account does not see it', () => {
  type(load());
  expect(valuesOf(load('bernd'))).toMatchObject({ seenAccount: 'bernd', city: '', deliveryType: 'home' });
});

it('a field that still has the focus is kept after a pause', () => {
  vi.useFakeTimers();
  const write = (form: HTMLFormElement, text: string): void => {
    const field = form.querySelector<HTMLInputElement>('[name="city"]');
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const form = load();
  write(form, 'Gra');
  write(form, 'Graz');
  vi.advanceTimersByTime(1000);
  expect(valuesOf(load())).toMatchObject({ city: 'Graz' });
});

it('a pick-up point whose list is not on the page stays chosen', () => {
  history.replaceState(
    {
      typed: [
        ['seenAccount', 'anna'],
        ['pointSysname', 'post_6020'],
      ],
    },
    '',
    location.href,
  );
  expect(valuesOf(load())).toMatchObject({ pointSysname: 'post_6020' });
  // Also for the next reload.
  expect(valuesOf(load())).toMatchObject({ pointSysname: 'post_6020' });
});
