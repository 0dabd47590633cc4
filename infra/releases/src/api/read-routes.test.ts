import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createCanaryController } from '../canaries/canary-controller.ts';
import { defaultPlan } from '../canaries/watched-remote.ts';
import { shellEvidence } from '../evidence/evidence-source.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createRegistry, type Registry } from '../registry/registry.ts';
import { createChannels } from '../server/channels-of-service.ts';
import { createRegisteredShells } from '../shells/registered-shells.ts';
import { releasesPaths } from '../state-folder.ts';
import { newToken } from '../tokens/token.ts';
import { registryApi } from './registry-api.ts';

test('a list that was read before an edit does not have the revision of the edit', async () => {
  const home = await temporaryFolder();
  const setUp = createRegistry({ home, contractVersion: '1.0.0' });
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
  const first = await setUp.promote('mf-header', '1.0.0');
  // Another operator's edit, made as soon as the list was read.
  const editedMeanwhile = (registry: Registry): Registry => ({
    ...registry,
    list: async () => {
      const remotes = await registry.list();
      await registry.promote('mf-header', '1.1.0');
      return remotes;
    },
  });
  const shells = createRegisteredShells();
  const app = fastify();
  onTestFinished(() => app.close());
  const channels = createChannels(
    home,
    shells,
    (channel) => editedMeanwhile(createRegistry({ home, channel, contractVersion: '1.0.0' })),
    (channel) =>
      createCanaryController({ ...channel, evidence: shellEvidence(channel.shells), plan: defaultPlan, log: app.log }),
  );
  const { stored: ownToken, text } = newToken({ name: 'anna', grant: { kind: 'operator' }, days: 1 });
  const [prune, oversized] = [async () => [], async () => []];
  await registryApi(app, { home, paths: releasesPaths(home), ownToken, channels, shells, prune, oversized });

  const answer = await app.inject({ url: '/api/v1/remotes', headers: { authorization: `Bearer ${text}` } });
  const [header] = answer.json().remotes;
  expect(header.releases.find(({ isDefault }: { isDefault: boolean }) => isDefault).version).toBe('1.0.0');
  expect([answer.json().revision, answer.headers.etag]).toEqual([first?.revision, `"${first?.revision}"`]);
});
