import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontFolder, subsetsOfArchivo } from './subset-font.ts';

// `npm run font -w infra/build`: regenerates the font files, after a change of `fonts.css` or Archivo.
for (const [file, content] of await subsetsOfArchivo()) writeFileSync(path.join(fontFolder, file), content);
