import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Where the font's files and rules are; this program is no part of the published package. */
export const fontFolder = path.join(import.meta.dirname, '../src/font');

/** Ligatures, kerning, marks and tabular figures. Other features, such as fractions, would only add glyphs that are not used. */
const features = ['ccmp', 'locl', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

/** The characters of a `unicode-range`, for example `U+20-7E, U+20AC`. */
function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/**
 * In every file, wherever they belong: while a file is the only one that has arrived, browsers take from it the width of "0", which is the
 * unit `ch`, and that of a space. Without them lines would wrap anew when the other file is there.
 */
const measured = ' 0';

/** The subsets of Archivo that `fonts.css` names, by file name: the axes that the design uses, the characters of each `unicode-range`. */
export async function subsetsOfArchivo(): Promise<Map<string, Buffer>> {
  const source = readFileSync(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'));
  const css = readFileSync(path.join(fontFolder, 'fonts.css'), 'utf8');
  const faces = css.matchAll(/url\("\.\/([a-z-]+\.woff2)"[^}]*unicode-range:([^;]*);/g);
  const subsets = new Map<string, Buffer>();
  for (const [, file = '', unicodeRange = ''] of faces) {
    const subset = await subsetFont(source, charactersOf(unicodeRange) + measured, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } },
    });
    subsets.set(file, subset);
  }
  return subsets;
}
