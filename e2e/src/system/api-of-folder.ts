import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '@bergauf/launcher/system/ports';
import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';

export type ApiOfFolder = { origin: string; stop(): Promise<void> };

/**
 * A product API that has imported the example of the catalogue format with other records in one of its files.
 * @param file such as `articles.jsonl`
 */
export async function startApiOfExample(file: string, records: readonly object[]): Promise<ApiOfFolder> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-api-'));
  const folder = path.join(home, 'catalogue');
  await cp(path.join(workspaceRoot, 'infra/catalogue-format/example'), folder, { recursive: true });
  const given = await readFile(path.join(folder, file), 'utf8');
  const lines = [given.trimEnd(), ...records.map((record) => JSON.stringify(record))];
  await writeFile(path.join(folder, file), `${lines.join('\n')}\n`);
  const { api: port } = await freePorts();
  const origin = `http://localhost:${port}`;
  const service = await startService({
    name: 'api',
    file: (await bundleChangedServices()).api,
    env: {
      ...process.env,
      BERGAUF_HOME: home,
      API_PORT: String(port),
      API_ORIGIN: origin,
      API_IMPORT_AT_START: folder,
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${origin}/readyz`,
    logDir: home,
    // The embedded database starts slowly beside other tests.
    timeoutMs: 110_000,
  }).catch(async (cause: unknown) => {
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
