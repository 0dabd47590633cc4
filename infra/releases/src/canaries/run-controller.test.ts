import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createRegistry } from '../registry/registry.ts';
import { createChannels } from '../server/channels-of-service.ts';
import { createRegisteredShells } from '../shells/registered-shells.ts';
import { createCanaryController } from './canary-controller.ts';
import { runController } from './run-controller.ts';
import { defaultPlan } from './watched-remote.ts';

test('stopping waits for the observation in progress', async () => {
  const home = await temporaryFolder();
  await storeSample({ home, version: '1.0.0' });
  await createRegistry({ home, contractVersion: '1.0.0' }).promote('mf-header', '1.0.0');
  let answer: (() => void) | undefined;
  const evidence = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return [];
  };
  const log = pino({ level: 'silent' });
  const channels = createChannels(
    home,
    createRegisteredShells(),
    (channel) => createRegistry({ home, channel, contractVersion: '1.0.0' }),
    (channel) => createCanaryController({ ...channel, evidence, plan: defaultPlan, log }),
  );
  const stop = runController(channels);
  await vi.waitFor(() => expect(answer).toBeDefined());
  const ends: string[] = [];
  const stopped = stop().then(() => ends.push('stopped'));
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  ends.push('observed');
  answer?.();
  await stopped;
  expect(ends).toEqual(['observed', 'stopped']);
});
