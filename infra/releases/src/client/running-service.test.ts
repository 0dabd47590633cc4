import { cp, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { thisProcess } from '../process-identity.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { forgetService, rememberService, runningService } from './running-service.ts';

/** A running service, and the file with which commands find it. */
async function running() {
  const home = await temporaryFolder();
  const paths = releasesPaths(home);
  const app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  await rememberService(paths, app.listeningOrigin);
  const change = async (more: object): Promise<void> => {
    const stored = JSON.parse(await readFile(paths.service, 'utf8'));
    await writeFile(paths.service, JSON.stringify({ ...stored, ...more }));
  };
  return { paths, origin: app.listeningOrigin, change };
}

test('the service is found, also after its machine was renamed', async () => {
  const { paths, origin, change } = await running();
  expect(await runningService(paths)).toBe(origin);
  await change({ machine: 'before' });
  expect(await runningService(paths)).toBe(origin);
});

test('a copy of its state folder has no service, and a folder that was renamed has', async () => {
  const { paths, origin } = await running();
  const other = await temporaryFolder();
  await cp(paths.root, releasesPaths(other).root, { recursive: true });
  expect(await runningService(releasesPaths(other))).toBeNull();
  await rename(paths.root, `${paths.root}-renamed`);
  await symlink(`${paths.root}-renamed`, paths.root);
  expect(await runningService(paths)).toBe(origin);
});

test('another service at that address is not taken for it', async () => {
  const { paths, change } = await running();
  await change({ instance: 'another' });
  expect(await runningService(paths)).toBeNull();
  await change({ instance: 'another', machine: 'elsewhere' });
  expect(await runningService(paths)).toBeNull();
});

test('a service removes only its own file: in containers all processes have the same id', async () => {
  const { paths, change } = await running();
  await change({ instance: 'another', machine: 'elsewhere', pid: thisProcess.pid });
  await forgetService(paths);
  expect(await readFile(paths.service, 'utf8')).toContain('another');
  await rememberService(paths, 'http://127.0.0.1:9');
  await forgetService(paths);
  await expect(readFile(paths.service, 'utf8')).rejects.toThrow('ENOENT');
});
