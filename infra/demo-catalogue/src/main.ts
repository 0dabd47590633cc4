import { parseArgs } from 'node:util';
import { readDemoOptions } from './demo-options.ts';
import { writeDemoCatalogue } from './write-demo-catalogue.ts';

const usage = `npm start -w @bergauf/demo-catalogue -- <folder> [--products N] [--seed S] [--day YYYY-MM-DD]

Writes a catalogue of N products (2400) into a new folder. The same N, S and day give the same catalogue.
`;

const options = {
  products: { type: 'string' },
  seed: { type: 'string' },
  day: { type: 'string' },
  help: { type: 'boolean' },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    process.stdout.write(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const { help: _, ...texts } = values;
  const asked = readDemoOptions(
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [`--${name}`, value])),
    { products: '--products', seed: '--seed', day: '--day' },
  );
  await writeDemoCatalogue(folder, asked);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
