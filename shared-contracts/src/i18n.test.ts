import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { type CompiledMessages, createTranslate, defineMessages } from './i18n.tsx';

const compiled = (messages: Record<string, string>): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));

const at = createTranslate(
  compiled({
    plain: 'Warenkorb',
    name: 'Hallo {name}!',
    count: '{count, plural, =0 {Keine Artikel} one {# Artikel} other {# Artikel}}',
    gender: '{gender, select, female {Damen} male {Herren} other {Alle}}',
    amount: 'Noch {amount, number} lagernd',
    percent: '{share, number, percent}',
    nested: '{count, plural, one {{name} hat # Stern} other {{name} hat # Sterne}}',
    quoted: "Das '{'Zeichen'}'",
  }),
  'at',
);
const en = createTranslate(
  compiled({
    count: '{count, plural, =0 {No items} one {# item} other {# items}}',
    amount: '{amount, number} left',
  }),
  'en',
);

describe('createTranslate', () => {
  it.each([
    [at('plain'), 'Warenkorb'],
    [at('name', { name: 'Eva' }), 'Hallo Eva!'],
    [at('name', { name: '{name}' }), 'Hallo {name}!'],
    [at('count', { count: 0 }), 'Keine Artikel'],
    [at('count', { count: 1 }), '1 Artikel'],
    [at('gender', { gender: 'female' }), 'Damen'],
    [at('gender', { gender: 'divers' }), 'Alle'],
    [at('nested', { count: 1, name: 'Eva' }), 'Eva hat 1 Stern'],
    [at('nested', { count: 4, name: 'Eva' }), 'Eva hat 4 Sterne'],
    [at('quoted'), 'Das {Zeichen}'],
    [en('count', { count: 0 }), 'No items'],
    [en('count', { count: 1 }), '1 item'],
    [en('count', { count: 1200 }), '1,200 items'],
    [en('amount', { amount: 1234.5 }), '1,234.5 left'],
  ])('writes %s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('formats numbers in the Austrian way, with a comma', () => {
    expect(at('amount', { amount: 12.5 })).toBe('Noch 12,5 lagernd');
  });

  it.each(['missing', 'constructor', 'toString', '__proto__'])('returns the unknown key %s unchanged', (key) => {
    expect(at(key, { count: 1 })).toBe(key);
  });
});

describe('defineMessages', () => {
  const german = { hello: 'Servus' };
  const english = { hello: 'Hello' };

  it('returns the default locale at once and loads others on demand', async () => {
    let loads = 0;
    const source = defineMessages(german, {
      en: async () => {
        loads++;
        return { default: english };
      },
    });
    expect(await source('at')).toEqual(german);
    expect(loads).toBe(0);
    expect(await source('en')).toEqual(english);
  });

  it('falls back to the default locale where there is no translation', async () => {
    expect(await defineMessages(german)('en')).toEqual(german);
  });
});
