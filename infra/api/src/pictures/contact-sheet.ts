import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { drawBrandLogo, drawProduct, drawScene, palettes, productKinds } from './index.ts';

const columns = 6;

function image(svg: string, style: string): string {
  return `<img alt="" style="${style}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
}

/** Every picture the generator knows on one page, to be looked at after a change. */
function contactSheet(): string {
  const products = productKinds.flatMap((kind, row) =>
    ([1, 2, 3] as const).map((view) => {
      const palette = palettes[(row * 5 + view) % palettes.length]?.id ?? palettes[0].id;
      return image(drawProduct({ kind, palette, view }), 'width:100%');
    }),
  );
  const colours = palettes.map(({ id }, index) =>
    image(
      drawProduct({ kind: productKinds[index % productKinds.length] ?? 'running-shoe', palette: id, view: 1 }),
      'width:100%',
    ),
  );
  const scenes = (['dawn', 'day', 'dusk', 'night'] as const).map((time, index) =>
    image(drawScene({ seed: index + 1, time, width: 1440, height: 640, route: index % 2 === 0 }), 'width:100%'),
  );
  const logos = ['Gratwerk', 'Nordfels', 'Lumen', 'Kaarl', 'Viola Vento', 'Ötztal & Co'].map((name, seed) =>
    image(drawBrandLogo({ name, seed }), 'width:100%'),
  );
  const grid = (cells: readonly string[], across: number) =>
    `<div style="display:grid;grid-template-columns:repeat(${across},1fr);gap:12px;margin-bottom:24px">${cells.join('')}</div>`;
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><body style="margin:16px;background:#F6F4EF">${grid(products, columns)}${grid(colours, columns)}${grid(scenes, 2)}${grid(logos, columns)}`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const target = process.argv[2];
  if (target === undefined) throw new Error('Usage: npx tsx infra/api/src/pictures/contact-sheet.ts <file.html>');
  writeFileSync(target, contactSheet());
}
