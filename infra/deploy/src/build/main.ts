import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isServiceName } from '@bergauf/launcher/system/services';
import { buildBrowserFiles } from './browser-files.ts';
import { buildServices } from './build-services.ts';
import { writeSbom } from './write-sbom.ts';

const [out, ...names] = process.argv.slice(2);
try {
  if (out === undefined) throw new Error('Name the folder: npm run build -- <folder> [api|releases|checkout|shell …]');
  const wanted = (names.length > 0 ? names : ['api', 'releases', 'checkout', 'shell']).map((name) => {
    if (!isServiceName(name)) throw new Error(`There is no service "${name}".`);
    return name;
  });
  await mkdir(path.resolve(out), { recursive: true });
  await buildBrowserFiles(wanted);
  await buildServices(wanted, path.resolve(out));
  for (const name of wanted) await writeSbom(name, path.resolve(out, name));
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
