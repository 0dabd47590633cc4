import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deploymentFiles } from './deployment-files.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
for (const [name, text] of deploymentFiles()) {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}
