import { makeDataFolder } from './make-data-folder.ts';

// A program, `make-data-folder-main.ts <folder>`: making a database takes seconds of processor time, beside the builds of a first start.
const [folder = ''] = process.argv.slice(2);

try {
  await makeDataFolder(folder);
  process.exit();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}
