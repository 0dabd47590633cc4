import { expect, onTestFinished, test } from 'vitest';
import { createRegistryClient } from '../client/registry-client.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import type { Grant, TeamAction } from '../tokens/token.ts';
import { createToken } from '../tokens/token-store.ts';

/** A running registry that judges canaries, with two releases of mf-header, and one client for each grant. */
async function judging() {
  const home = await temporaryFolder();
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
  const service = { home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0', isJudge: true };
  const app = await createReleasesServer(service);
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const clientOf = async (name: string, grant: Grant) => {
    const token = await createToken(releasesPaths(home), { name, grant, days: 1 });
    return { ...createRegistryClient({ origin: app.listeningOrigin, token }), token };
  };
  const watched = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { remotes } = (await app.inject({ url: '/api/v1/canaries', headers })).json();
    return remotes['mf-header']?.canary ?? null;
  };
  return { clientOf, watched };
}

const team = (...actions: TeamAction[]): Grant => ({ kind: 'team', remote: 'mf-header', actions });

test('a canary starts with the first step, is held and continues', async () => {
  const { clientOf, watched } = await judging();
  const { token, ...anna } = await clientOf('anna', { kind: 'operator' });
  await anna.promote('mf-header', '1.0.0');
  await expect(anna.setMoving('mf-header', true)).rejects.toThrow('mf-header has no canary.');
  expect(await anna.advance('mf-header', '1.1.0')).toMatchObject({
    action: 'canary',
    to: '1.1.0',
    percent: 1,
    who: 'anna',
  });
  const isMoving = async (): Promise<boolean | undefined> => (await watched(token))?.isMoving;
  await expect.poll(isMoving, { timeout: 10_000 }).toBe(true);
  await anna.setMoving('mf-header', false);
  expect(await isMoving()).toBe(false);
  await anna.setMoving('mf-header', true);
  expect(await isMoving()).toBe(true);
});

test('starting a canary names the modules that no shell has rendered', async () => {
  const { clientOf } = await judging();
  const anna = await clientOf('anna', { kind: 'operator' });
  await anna.promote('mf-header', '1.0.0');
  const untried: string[] = [];
  await anna.advance('mf-header', '1.1.0', { onUntried: (exposes) => untried.push(...exposes) });
  expect(untried).toEqual(['header']);
});

test('a canary that advances by itself takes no force: the gate examines each of its steps', async () => {
  const { clientOf } = await judging();
  const anna = await clientOf('anna', { kind: 'operator' });
  await anna.promote('mf-header', '1.0.0');
  await expect(anna.advance('mf-header', '1.1.0', { force: true })).rejects.toThrow('so it takes no force');
  expect(await anna.advance('mf-header', '1.1.0', { note: 'carefully' })).toMatchObject({ note: 'carefully' });
});

test('a team needs the right to promote as well, as a canary ends with a promotion', async () => {
  const { clientOf } = await judging();
  const anna = await clientOf('anna', { kind: 'operator' });
  await anna.promote('mf-header', '1.0.0');
  const canaryOnly = await clientOf('ci', team('canary'));
  await expect(canaryOnly.advance('mf-header', '1.1.0')).rejects.toThrow(
    'needs a token that allows promote of mf-header',
  );
  const both = await clientOf('header team', team('canary', 'promote'));
  expect(await both.advance('mf-header', '1.1.0')).toMatchObject({ who: 'header team' });
});
