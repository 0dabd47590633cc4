import path from 'node:path';
import { bundleServices } from './bundle-services.ts';

// A program, `main.ts <entry>=<file> …`, so that the launcher does not have to load the bundler.
const bundles = process.argv.slice(2).map((pair) => {
  const [entry = '', file = ''] = pair.split('=');
  return { entry: path.resolve(entry), file: path.resolve(file) };
});

try {
  await bundleServices(bundles);
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
