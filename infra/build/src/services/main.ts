import path from 'node:path';
import { bundleServices } from './bundle-services.ts';

// A process of its own: `main.ts <entry>=<file> …`, so that whoever starts services need not load a bundler.
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
