import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Folder of the font files and rules; this program is not part of the published package. */
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
 * Characters that every file contains: while only one file has arrived, browsers take the width of "0" from it, which is the
 * unit `ch`, and that of a space. Without them, lines would wrap again when the other file arrives.
 */
const measured = ' 0';

function sourceOf(file: string): Buffer {
  const alphabet = file === 'archivo-latin-ext.woff2' ? 'latin-ext' : 'latin';
  return readFileSync(require.resolve(`@fontsource-variable/archivo/files/archivo-${alphabet}-wdth-normal.woff2`));
}

/** Subsets of Archivo for `fonts.css`, by file name, with the axes that the design uses and the characters of each `unicode-range`. */
export async function subsetsOfArchivo(): Promise<Map<string, Buffer>> {
  const css = readFileSync(path.join(fontFolder, 'fonts.css'), 'utf8');
  const faces = css.matchAll(/url\("\.\/([a-z-]+\.woff2)"[^}]*unicode-range:([^;]*);/g);
  const subsets = new Map<string, Buffer>();
  for (const [, file = '', unicodeRange = ''] of faces) {
    const subset = await subsetFont(sourceOf(file), charactersOf(unicodeRange) + measured, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } },
    });
    subsets.set(file, subset);
  }
  return subsets;
}
