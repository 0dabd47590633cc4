import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { freePorts } from '@bergauf/launcher/testing/free-ports';

export type ApiOfFolder = { origin: string; stop(): Promise<void> };

/** A product API into which nothing has been imported. */
export async function startEmptyApi(env: Readonly<Record<string, string>> = {}): Promise<ApiOfFolder> {
  return startApi(await mkdtemp(path.join(tmpdir(), 'bergauf-api-')), env);
}

type Example = {
  /** Records that are added to files, such as `articles`. */
  add?: Readonly<Record<string, readonly object[]>>;
  /** Files that are left out, such as `stores`. */
  leaveOut?: readonly string[];
  env?: Readonly<Record<string, string>>;
};

/** A product API that has imported the example of the catalogue format, with more records and fewer files. */
export async function startApiOfExample({ add = {}, leaveOut = [], env = {} }: Example): Promise<ApiOfFolder> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-api-'));
  const folder = path.join(home, 'catalogue');
  await cp(path.join(workspaceRoot, 'infra/catalogue-format/example'), folder, { recursive: true });
  for (const [kind, records] of Object.entries(add)) {
    const file = path.join(folder, `${kind}.jsonl`);
    const lines = [(await readFile(file, 'utf8')).trimEnd(), ...records.map((record) => JSON.stringify(record))];
    await writeFile(file, `${lines.join('\n')}\n`);
  }
  for (const kind of leaveOut) await rm(path.join(folder, `${kind}.jsonl`));
  return startApi(home, { API_IMPORT_AT_START: folder, ...env });
}

/** Migrates the database in a state folder to the schema of these sources. */
export async function migrateHome(home: string): Promise<void> {
  const { service } = await serve(home, {});
  await service.stop();
}

/**
 * @param home its state folder, which is deleted with it
 * @param program a bundle of another release; missing: of these sources
 */
export async function startApi(
  home: string,
  env: Readonly<Record<string, string>>,
  program?: string,
): Promise<ApiOfFolder> {
  const { origin, service } = await serve(home, env, program).catch(async (cause: unknown) => {
    await rm(home, { recursive: true, force: true });
    throw cause;
  });
  return {
    origin,
    async stop() {
      await service.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function serve(home: string, env: Readonly<Record<string, string>>, program?: string) {
  const { api: port } = await freePorts();
  const origin = `http://localhost:${port}`;
  const service = await startService({
    name: 'api',
    file: program ?? (await bundleChangedServices()).api,
    env: {
      ...process.env,
      BERGAUF_HOME: home,
      API_PORT: String(port),
      API_ORIGIN: origin,
      LOG_LEVEL: 'warn',
      ...env,
    },
    readyUrl: `${origin}/readyz`,
    logDir: home,
    // The embedded database starts slowly while other tests run.
    timeoutMs: 110_000,
  });
  return { origin, service };
}
