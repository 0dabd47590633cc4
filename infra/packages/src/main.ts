import path from 'node:path';
import { packPackages } from './pack.ts';

// npm runs it in the workspace's root.
const packed = await packPackages(path.resolve(process.argv[2] ?? 'infra/packages/dist/packed'));
for (const file of Object.values(packed)) process.stdout.write(`${file}\n`);
