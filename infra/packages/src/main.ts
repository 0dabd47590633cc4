import path from 'node:path';
import { packPackages } from './pack.ts';

const [folder = 'infra/packages/dist/packed', ...more] = process.argv.slice(2);
if (folder.startsWith('-') || more.length > 0) {
  process.stderr.write('Name a folder or nothing: npm run packages [-- <folder>]\n');
  process.exitCode = 2;
} else {
  // npm runs it in the workspace's root.
  const packed = await packPackages(path.resolve(folder));
  for (const file of Object.values(packed)) process.stdout.write(`${file}\n`);
}
