// @module-tag rotated
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder } from '@bergauf/build/builder';
import { readAudit } from '@bergauf/releases/audit/audit-log';
import { createRegistry } from '@bergauf/releases/registry/registry';
import { releasesPaths } from '@bergauf/releases/state-folder';
import { isVersion } from '@bergauf/releases/store/version';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { localVersion, openChannels, putBack, releaseFrontends } from './release-frontends.ts';

const name = 'mf-content';
const builder = createBuilder();
afterAll(() => builder.close());

it.each(['01234567', '12345678', 'abcdef01'])(
  'makes a version that can be released from sources with the hash %s',
  (hash) => {
    expect(isVersion(localVersion('1.0.0', hash))).toBe(true);
    expect(isVersion(localVersion('1.0.0-rc.1', hash))).toBe(true);
  },
);

it('gives the builds of a development session the traffic until it ends, and no later start counts them as released', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-launcher-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const registry = createRegistry({ home, contractVersion: '1.0.0' });
  const [messages, released]: [string[], string[]] = [[], []];
  const say = (line: string): void => void messages.push(line);
  const changedTo = (hash: string) => [{ name, hash, done: async () => void released.push(hash) }];
  const traffic = async () =>
    (await registry.list())[0]?.releases.filter((release) => release.traffic > 0).map(({ version }) => version);

  const session = { built: new Map<string, string>() };
  await releaseFrontends(changedTo('aaaaaaaaaa'), { home, say, builder, session });
  expect(await traffic()).toEqual(['1.0.0']);
  // A frontend without any release before keeps its first one.
  expect(released).toEqual(['aaaaaaaaaa']);

  await releaseFrontends(changedTo('bbbbbbbbbb'), { home, say, builder, session });
  expect(await traffic()).toEqual(['1.0.0-local-bbbbbbbb']);
  expect(session.built.get(name)).toBe('bbbbbbbbbb');
  expect(released).toEqual(['aaaaaaaaaa']);

  await putBack(home, say);
  expect(await traffic()).toEqual(['1.0.0']);
  expect(messages.at(-1)).toBe(`${name} 1.0.0 is back in traffic, 1.0.0-local-bbbbbbbb was under development.`);

  await releaseFrontends(changedTo('bbbbbbbbbb'), { home, say, builder });
  expect(await traffic()).toEqual(['1.0.0-local-bbbbbbbb']);
  expect(released).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb']);
  // What was built before is not built again.
  expect(messages.filter((line) => !line.includes('back in traffic'))).toEqual([
    `building ${name}@1.0.0`,
    `building ${name}@1.0.0-local-bbbbbbbb`,
    `taking ${name}@1.0.0-local-bbbbbbbb`,
  ]);
  const audited = await readAudit(releasesPaths(home), 10);
  expect(audited.map(({ action, subject, outcome }) => `${action} ${subject} ${outcome}`)).toEqual([
    `promote ${name} 1.0.0 done`,
    `develop ${name} 1.0.0-local-bbbbbbbb done`,
    `restore ${name} 1.0.0 done`,
    `promote ${name} 1.0.0-local-bbbbbbbb done`,
  ]);
}, 90_000);

it('rolls builds out in every channel, and puts back what each had', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-launcher-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const messages: string[] = [];
  const say = (line: string): void => void messages.push(line);
  const changedTo = (hash: string) => [{ name, hash, done: async () => {} }];
  const traffic = () =>
    Promise.all(
      ['shop', 'team'].map(async (channel) => {
        const [remote] = await createRegistry({ home, channel, contractVersion: '1.0.0' }).list();
        return remote?.releases.find((release) => release.traffic > 0)?.version;
      }),
    );

  await openChannels(home, ['team'], say);
  await openChannels(home, ['team'], say);
  expect(messages).toEqual(['the registry has a channel team']);
  await releaseFrontends(changedTo('aaaaaaaaaa'), { home, say, builder });
  expect(await traffic()).toEqual(['1.0.0', '1.0.0']);
  await releaseFrontends(changedTo('bbbbbbbbbb'), { home, say, builder, session: { built: new Map() } });
  expect(await traffic()).toEqual(['1.0.0-local-bbbbbbbb', '1.0.0-local-bbbbbbbb']);
  await putBack(home, say);
  expect(await traffic()).toEqual(['1.0.0', '1.0.0']);
  const audited = await readAudit(releasesPaths(home), 10);
  expect(audited.map(({ action, channel }) => [action, channel])).toEqual(
    expect.arrayContaining([
      ['develop', undefined],
      ['develop', 'team'],
      ['restore', undefined],
      ['restore', 'team'],
    ]),
  );
}, 90_000);
