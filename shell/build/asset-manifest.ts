import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes down the shell's files for the page's head, with their hashes, as `assets.json` in the build's folder. */
export async function writeAssetManifest(folder: string, publicPath: string): Promise<void> {
  const names = (await readdir(folder)).sort();
  const described = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha384').update(await readFile(path.join(folder, name)));
      return { url: `${publicPath}${name}`, integrity: `sha384-${hash.digest('base64')}` };
    }),
  );
  const withEnding = (ending: string): typeof described => described.filter(({ url }) => url.endsWith(ending));
  const font = withEnding('.woff2')[0]?.url;
  if (!font) throw new Error('The build has no font');
  const manifest = { scripts: withEnding('.js'), styles: withEnding('.css'), font };
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(manifest));
}
