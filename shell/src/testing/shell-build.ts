import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const assets = { scripts: [], later: [], development: [], 'react-development': [], overlay: [], styles: [] };

/** Writes a build of the shell without scripts and styles. @param worker source of the render worker */
export async function writeShellBuild(folder: string, worker: string): Promise<void> {
  for (const [file, text] of [
    ['client/assets.json', JSON.stringify(assets)],
    ['server/main.cjs', worker],
  ] as const) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
