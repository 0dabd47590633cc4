import path from 'node:path';
import { bundleProgram } from './bundle-program.mjs';

// Runs a program written in TypeScript, `node run.mjs <program.ts> …`, which finds its arguments where they always are.
process.argv.splice(1, 1);
process.setSourceMapsEnabled(true);
await import(await bundleProgram(path.resolve(process.argv[1] ?? '')));
