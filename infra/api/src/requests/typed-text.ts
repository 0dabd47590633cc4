import { oneLine } from '../http/request/one-line.ts';

// Texts that anyone types and an email repeats, to any address: they must carry no link, neither visible nor hidden (decision 0048).

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters, zero-width characters and marks of direction: they split a web address for a check, and not for its reader. */
const invisible = /(?![\t\n])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** A typed text without invisible characters and without white space around it. Its line breaks are `\n`. */
export const plainText = (text: string): string => text.replace(lineBreak, '\n').replace(invisible, '').trim();

/** The same on one line. */
export const plainLine = (text: string): string => oneLine(plainText(text));

/**
 * What is shortened before a dot without a space: `Dr.Maier`, `St.Pölten`, `Gr.XL`. As domains they are taken under all common endings: a
 * stranger cannot register one for a text of theirs.
 */
const abbreviations: ReadonlySet<string> = new Set(
  [
    'dr mag ing dipl di dkfm prof univ doz dir med phil jur fam fa co hr fr jun sen bgm th joh jos',
    'st ste sta skt hl str nr gr kl wr dt ca inkl bzw stk',
  ].flatMap((words) => words.split(' ')),
);
/** `t.co` and `10.Oktober`: a link only with a path. */
const letterOrDay = /^(?:\p{L}|\d{1,2})$/u;

/** `St.Veit/Glan`: no ending of domains that are easily had is written like this. */
const placeName = /^\p{Lu}\p{Ll}{3,}$/u;

const certain = /:\/\/|www\.|(?:\d{1,3}\.){3}\d{1,3}/i;
/** What is before a dot, the letters after it, and what is behind them, if that begins a path. Letters of other scripts have marks. */
const domain = /(?<![^\s.])([^\s.]+)\.(?=([\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}])([/?#]|:\d)?)/gu;
const beforeLabel = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}-]/u;

/** Whether a text has a web address, a domain or an email address: mail programs show them as links. */
export function hasWebAddress(text: string): boolean {
  // Browsers read full-width letters and full stops of other scripts as those of ASCII.
  const plain = plainText(text).normalize('NFKC').replaceAll('。', '.');
  if (certain.test(plain)) return true;
  for (const [, before = '', ending = '', path] of plain.matchAll(domain)) {
    const label = before.split(beforeLabel).at(-1)?.replace(/^-+/, '').toLowerCase() ?? '';
    if (abbreviations.has(label) && !before.includes('@') && (path === undefined || placeName.test(ending))) continue;
    if (path !== undefined || before.includes('@')) return true;
    if (label !== '' && !letterOrDay.test(label)) return true;
  }
  return false;
}
