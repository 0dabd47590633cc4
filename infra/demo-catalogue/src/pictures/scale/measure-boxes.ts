import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { coloursOf } from '../colours.ts';
import { designAt } from '../design.ts';
import { paletteById } from '../palettes.ts';
import { drawingOf, type ProductKind, productKinds } from '../product-kinds.ts';
import { standing } from './standing.ts';

const colours = coloursOf(paletteById('blau'));
/** Room around the sheet of 800 × 1000, and pixels for two units. */
const room = 100;
const [width, height] = [(800 + 2 * room) / 2, (1000 + 2 * room) / 2];

/** The box of a cut's drawing, without ground and shadows, in even units of the sheet: `left top right bottom`. */
export async function measureBox(kind: ProductKind, cut: number): Promise<string> {
  const { defs = '', body } = standing(kind, colours, designAt(cut, drawingOf[kind].cuts, colours));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${width * 2} ${height * 2}" width="${width}" height="${height}"><defs>${defs}</defs><g fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [at, opacity] of alpha.entries()) {
    if (opacity < 128) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return [left, top, right, bottom].map((edge) => edge * 2 - room).join(' ');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows: string[] = [];
  for (const kind of productKinds) {
    const boxes: string[] = [];
    for (let cut = 0; cut < drawingOf[kind].cuts; cut += 1) boxes.push(await measureBox(kind, cut));
    rows.push(`  '${kind}': '${boxes.join(', ')}',`);
  }
  const text = `import type { ProductKind } from '../product-kinds.ts';\n\n/** Written by \`npx tsx infra/demo-catalogue/src/pictures/scale/measure-boxes.ts\`: \`left top right bottom\` of the drawing of each cut, in their order. */\nexport const boxes: Readonly<Record<ProductKind, string>> = {\n${rows.join('\n')}\n};\n`;
  writeFileSync(fileURLToPath(new URL('boxes.ts', import.meta.url)), text);
}
