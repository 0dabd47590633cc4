import path from 'node:path';
import { messageOf } from '@bergauf/service-kit/error-message';
import { bundleServices } from './bundle-services.ts';

// A program, `main.ts [--split] <entry>=<file> …`, so that the launcher does not have to load the bundler.
const isSplit = process.argv[2] === '--split';
const bundles = process.argv.slice(isSplit ? 3 : 2).map((pair) => {
  const [entry = '', file = ''] = pair.split('=');
  return { entry: path.resolve(entry), file: path.resolve(file), isSplit };
});

try {
  await bundleServices(bundles);
} catch (cause) {
  process.stderr.write(`${messageOf(cause)}\n`);
  process.exitCode = 1;
}
