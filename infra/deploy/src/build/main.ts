import path from 'node:path';
import { messageOf } from '@bergauf/service-kit/error-message';
import { buildBrowserFiles } from './browser-files.ts';
import { buildRequestIn } from './build-request.ts';
import { buildServices, requireEmptyFolders } from './build-services.ts';
import { writeSbom } from './write-sbom.ts';

const request = buildRequestIn(process.argv.slice(2));
try {
  if (typeof request === 'string') {
    process.stderr.write(`${request}\n`);
    process.exitCode = 2;
  } else {
    const { folder, names } = request;
    // Checked before browser files are built, as those replace the files of a shop that runs here.
    await requireEmptyFolders(names, folder);
    await buildBrowserFiles(names);
    await buildServices(names, folder);
    for (const name of names) await writeSbom(name, path.join(folder, name));
    process.stdout.write(`Written to ${folder}: ${names.join(', ')}.\n`);
  }
} catch (cause) {
  process.stderr.write(`${messageOf(cause)}\n`);
  process.exitCode = 1;
}
