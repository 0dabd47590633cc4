// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showSelection } from './filter-controls.ts';

it('a box without articles that was just unchecked keeps the focus; others stay disabled', () => {
  document.body.innerHTML =
    '<form><input type="checkbox" value="1" checked><input type="checkbox" value="2" disabled></form>';
  const [form] = document.forms;
  const [box, other] = document.querySelectorAll('input');
  if (!form || !box || !other) throw new Error('No form');
  box.focus();
  // The row of an unchecked value without articles.
  box.disabled = true;
  showSelection(form, [], []);
  expect(document.activeElement).toBe(box);
  expect([box.disabled, box.checked, other.disabled]).toEqual([false, false, true]);
});
