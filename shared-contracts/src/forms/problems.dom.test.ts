// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { valuesOf } from './problems.ts';
import { anyRule, emailRule, type FieldRule, nameRule, phoneRule } from './rules.ts';

const name = nameRule('problem.first-name-missing');
const password: FieldRule = { ...anyRule, isTrimmed: false };

function read(rule: FieldRule, text: string): string {
  document.body.innerHTML = '<form><input name="field"></form>';
  const [form] = document.forms;
  const field = document.querySelector('input');
  if (!form || !field) throw new Error('The page has no form');
  field.value = text;
  return valuesOf({ field: rule }, form).field;
}

it.each([
  [phoneRule, '0664\u00a0123\u202f45\u201167', '0664 123 45-67'],
  [phoneRule, '\u202a+43 664 1234567\u202c', '+43 664 1234567'],
  [phoneRule, '\u2066+43 664–1234567\u2069\u200f', '+43 664-1234567'],
  [emailRule, 'mailto:anna@berg.at\u200b', 'anna@berg.at'],
  [emailRule, 'an\u00adna@berg\u2060.at', 'anna@berg.at'],
  [emailRule, '\ufeffanna@berg.at ', 'anna@berg.at'],
  [name, 'Bad\u00a0Ischl – West', 'Bad Ischl – West'],
  [name, 'Anna 👩\u200d🚒', 'Anna 👩\u200d🚒'],
  [name, 'Ber\u200dger', 'Berger'],
  [password, ' pass\u00a0wort\u200b–', ' pass\u00a0wort\u200b–'],
] as const)('the form sends pasted text normalised, case %#', (rule, pasted, sent) => {
  expect(read(rule, pasted)).toBe(sent);
});
