import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Characters of German and English, and the symbols that the shop uses. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'ÄÖÜäöüßéèêàáçñÉ€°§©®™·–—…„“”‚‘’»«×½²−→\u00a0\u202f',
].join('');

/** Ligatures, kerning, marks and tabular figures. Other features, such as fractions, would only add glyphs that are not used. */
const features = ['ccmp', 'locl', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

/** Writes a subset of Archivo: the axes that the design uses and the characters of the shop's languages. */
const source = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: 'woff2',
  keepFeatures: features,
  variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } },
});
const folder = path.resolve(import.meta.dirname, '../../assets');
mkdirSync(folder, { recursive: true });
// Renamed when complete: shell and checkout may be built at the same time.
const draft = path.join(folder, `archivo.${process.pid}.draft`);
writeFileSync(draft, font);
renameSync(draft, path.join(folder, 'archivo.woff2'));
