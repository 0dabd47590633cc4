import { describe, expect, it } from 'vitest';
import { hasWebAddress, plainLine, plainText } from './typed-text.ts';

describe('a web address', () => {
  it.each([
    'Gewinn: bit.ly/3xYz',
    'Sie haben gewonnen! Code auf gewinn-bergauf.at/einloesen',
    'Dringend: bergauf-hilfe.at/login',
    'gewinn.example',
    'Gewinn.At',
    '(gewinn.at)',
    'gewinn.at!',
    'gewinn.at,',
    'gewinn.co.uk',
    'gewinn.at_jetzt',
    'St.gewinn.at',
    'gewinn-dr.at',
    'st.at/gewinn',
    't.me/gewinn',
    't.co?x',
    'x.at:8080',
    '💶.ws/x',
    '💶.ws',
    'gewinn💶.ws',
    'हिन्दी.com',
    'gewinn.भारत',
    'St.At/gewinn',
    'münchen.рф',
    'gewinn.xn--p1ai',
    'info@gewinn.at',
    'a@b.at',
    '185.12.3.4',
    'http://x',
    'HTTPS://X',
    'WWW.x',
    // Split for a check, and not for the reader.
    'https:/\u200b/evil.example',
    'ww\u200bw.x',
    'ww\u00adw.x',
    'evil\u2060.\u{e0001}example',
    'evil.\u0007example',
    'evil.ex\u202eample',
    // Read as ASCII by browsers.
    'evil。example',
    'evil｡example',
    'ｅｖｉｌ．ａｔ',
    'https：／／x',
  ])('is in %j', (text) => {
    expect(hasWebAddress(text)).toBe(true);
  });

  it.each([
    'Anna',
    'Dr. Maier',
    'Dr.Maier',
    'Mag.Dr. Huber',
    'Dipl.Ing. Huber',
    'Dipl.-Ing.Huber',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'Hans-Jörg',
    'Müller-Lüdenscheidt',
    'O’Brien',
    "D'Angelo",
    'Maier jun.',
    'مريم',
    '<b>Anna</b>',
    'St. Pölten',
    'St.Pölten',
    'Wr.Neustadt',
    'St.Veit/Glan',
    'Hl.Kreuz/Waasen',
    'Bgm.Huber-Straße 3',
    'Huber & Co.KG',
    'Ried i.Innkreis',
    'Frankfurt a.M.',
    '10.Oktober-Straße',
    'Linzer Str.12',
    'Linzer Str.Nr.12',
    '12/4.OG',
    'BG-100250',
    'Rechnung vom 3.5.2026',
    'z.B.',
    'Gr. 42',
    'Gr.XL',
    'Jacke XL.',
    'Schuhe 42.5, Jacke XL. Hose M.',
    'Jacke XL.\nHose M.',
    '2.Paar: Socken',
    'Anna…Berger',
  ])('is not in %j', (text) => {
    expect(hasWebAddress(text)).toBe(false);
  });

  it('is searched for quickly', () => {
    const started = performance.now();
    for (const text of ['a', '.', 'a.', 'a.a', '\ufdfa', '-.', '\u200b']) hasWebAddress(text.repeat(5000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it('a typed text loses what is invisible, and keeps its lines', () => {
  expect(plainText(' \u200bJacke\r\nHo\u00adse\u2028\u0007Schuhe\ufeff ')).toBe('Jacke\nHose\nSchuhe');
  expect(plainLine('Anna\n\nIhr\tKonto \u200b\u0085 ist')).toBe('Anna Ihr Konto ist');
  expect(plainLine('👩‍👩‍👧‍👦 Zoë')).toBe('👩👩👧👦 Zoë');
  expect(plainLine('\u200b\u2060')).toBe('');
});
