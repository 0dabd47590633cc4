import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** Archivo is the shop's font; names in other scripts than Latin are set in Noto Sans. */
const faces = {
  regular: ['archivo/500Medium/Archivo_500Medium.ttf', 'noto-sans/400Regular/NotoSans_400Regular.ttf'],
  bold: ['archivo/800ExtraBold/Archivo_800ExtraBold.ttf', 'noto-sans/700Bold/NotoSans_700Bold.ttf'],
} as const;
export type Face = keyof typeof faces;

const opened = new Map<string, Promise<Font>>();

function openFont(file: string): Promise<Font> {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = readFont(file).catch((error: unknown) => {
    opened.delete(file);
    throw error;
  });
  opened.set(file, font);
  return font;
}

async function readFont(file: string): Promise<Font> {
  const { openSync } = await import('fontkit');
  const font = openSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

async function fontFor(text: string, face: Face): Promise<Font> {
  const [own, wide] = await Promise.all(faces[face].map(openFont));
  if (own === undefined || wide === undefined) throw new Error(`${face} has no font`);
  const hasGlyphs = [...text].every((character) => own.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return hasGlyphs ? own : wide;
}

/** Measures in pixels of the card. */
export type TextBox = { readonly face: Face; readonly size: number; readonly width: number; readonly lines: number };

/** Lines of a text as outlines, which do not depend on the machine's fonts. */
export type DrawnText = {
  /** SVG path data, the baseline of the first line at 0. */
  readonly path: string;
  readonly lines: number;
};

const lineHeight = 1.16;

/** Breaks a text between words and draws it; a text that is too long ends with an ellipsis. */
export async function drawText(text: string, { face, size, width, lines }: TextBox): Promise<DrawnText> {
  const font = await fontFor(text, face);
  const scale = size / font.unitsPerEm;
  const widthOf = (line: string): number => font.layout(line).advanceWidth * scale;
  const broken = breakLines(text, (line) => widthOf(line) <= width);
  const shown = broken.slice(0, lines);
  if (broken.length > lines) shown[lines - 1] = shortened(shown[lines - 1] ?? '', (line) => widthOf(line) <= width);
  const path = shown.map((line, index) => outlineOf(font, line, scale, index * size * lineHeight)).join('');
  return { path, lines: shown.length };
}

/** Height from the first baseline to the last in pixels. */
export const textHeight = ({ lines }: DrawnText, { size }: Pick<TextBox, 'size'>): number =>
  (lines - 1) * size * lineHeight;

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  // A single word that is wider than the box is cut too.
  return [...lines, line].map((whole) => (fits(whole) ? whole : shortened(whole, fits)));
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let end = line.length;
  const cut = (): string => `${line.slice(0, end).replace(/[\s,;:.]+$/, '')}…`;
  while (end > 0 && !fits(cut())) end -= 1;
  return cut();
}

function outlineOf(font: Font, line: string, scale: number, top: number): string {
  const { glyphs, positions } = font.layout(line);
  let x = 0;
  return glyphs
    .map((glyph, index) => {
      const position = positions[index];
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = position ?? {};
      const left = (x + xOffset) * scale;
      x += xAdvance;
      // Fonts count upwards, SVG downwards.
      return glyph.path.transform(scale, 0, 0, -scale, left, top - yOffset * scale).toSVG();
    })
    .join('');
}
