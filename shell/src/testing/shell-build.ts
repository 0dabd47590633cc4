import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellAssets } from '../server/document/shell-assets.ts';

const noFiles = { scripts: [], later: [], development: [], 'react-development': [], overlay: [], styles: [] };

export const noAssets: ShellAssets = { ...noFiles, inline: { start: 'start()', scheme: 'scheme()' } };

/** Writes a build of the shell without scripts and styles. @param worker source of the render worker */
export async function writeShellBuild(folder: string, worker: string): Promise<void> {
  for (const [file, text] of [
    ['client/assets.json', JSON.stringify({ ...noFiles, start: [], 'start-with-overlay': [], scheme: [] })],
    ['server/main.cjs', worker],
  ] as const) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
