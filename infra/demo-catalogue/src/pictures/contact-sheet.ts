import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  designsOf,
  drawBrandLogo,
  drawProduct,
  drawScale,
  drawScene,
  type ProductKind,
  palettes,
  productKinds,
} from './index.ts';
import { drawingOf } from './product-kinds.ts';

const columns = 6;
const views = [1, 2, 3] as const;

function image(svg: string): string {
  return `<img alt="" style="width:100%" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
}

function grid(cells: readonly string[], across: number): string {
  return `<div style="display:grid;grid-template-columns:repeat(${across},1fr);gap:12px;margin-bottom:24px">${cells.join('')}</div>`;
}

/** One kind: all designs, each in another colour, then all views in three colourways, then all cuts in size comparisons for adults and children. */
function kindSheet(kind: ProductKind, row: number): string {
  const paletteAt = (index: number) => palettes[(row * 5 + index * 7) % palettes.length]?.id ?? palettes[0].id;
  const designs = Array.from({ length: designsOf(kind) }, (_, design) =>
    image(drawProduct({ kind, palette: paletteAt(design), design, view: 1 })),
  );
  const all = [0, 1, 2].flatMap((colour) =>
    views.map((view) =>
      image(drawProduct({ kind, palette: paletteAt(colour), design: (colour * 4) % designsOf(kind), view })),
    ),
  );
  const comparisons = [false, true].flatMap((isForChildren) =>
    Array.from({ length: drawingOf[kind].cuts }, (_, design) =>
      image(drawScale({ kind, palette: paletteAt(design), design, isForChildren })),
    ),
  );
  return grid(designs, columns) + grid(all, 9) + grid(comparisons, 9);
}

/** All pictures of the generator, or of the named kinds, on one page for review. */
function contactSheet(kinds: readonly ProductKind[]): string {
  const scenes = (['dawn', 'day', 'dusk', 'night'] as const).map((time, index) =>
    image(drawScene({ seed: index + 1, time, width: 1440, height: 640, route: index % 2 === 0 })),
  );
  const logos = ['Gratwerk', 'Nordfels', 'Lumen', 'Kaarl', 'Viola Vento', 'Ötztal & Co'].map((name, seed) =>
    image(drawBrandLogo({ name, seed })),
  );
  const rest = kinds.length === productKinds.length ? grid(scenes, 2) + grid(logos, columns) : '';
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><body style="margin:16px;background:#F6F4EF">${kinds.map(kindSheet).join('')}${rest}`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [target, ...wanted] = process.argv.slice(2);
  if (target === undefined)
    throw new Error('Usage: npx tsx infra/demo-catalogue/src/pictures/contact-sheet.ts <file.html> [kind …]');
  writeFileSync(target, contactSheet(productKinds.filter((kind) => wanted.length === 0 || wanted.includes(kind))));
}
