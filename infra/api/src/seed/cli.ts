import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { DataLocation } from '../options.ts';
import { readSettings } from '../settings.ts';
import { ensureCatalogue } from './seed.ts';
import { readSeedOptions } from './seed-settings.ts';

const usage = `npm run seed -w infra/api -- [--products N] [--seed S] [--day YYYY-MM-DD]

Fills the shop's database with a catalogue of N products, or exchanges the one that is there. The same N and S give the same
catalogue. The database is the one the API uses: DATABASE_URL, else the embedded one below BERGAUF_HOME.
`;

const options = {
  products: { type: 'string' },
  seed: { type: 'string' },
  day: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function open(data: DataLocation) {
  if (!('databaseUrl' in data)) return openPglite(data);
  return openPostgres(data.databaseUrl, (error) => say(`The database connection was lost: ${error.message}`));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return say(usage);
  const { help: _, ...texts } = values;
  const asked = readSeedOptions(
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [`--${name}`, value])),
    { products: '--products', seed: '--seed', day: '--day' },
  );
  // npm starts scripts in the package's folder, but BERGAUF_HOME is relative to the workspace, as in the launcher.
  process.chdir(fileURLToPath(new URL('../../../../', import.meta.url)));
  const database = await open(readSettings(process.env).options.data);
  try {
    await migrate(database);
    const started = performance.now();
    const written = await ensureCatalogue(database, asked);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    say(
      written
        ? `The catalogue is written: ${seconds} s on ${database.engine}, at most ${memory} MB of memory.`
        : 'The catalogue is there already; nothing was changed.',
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
