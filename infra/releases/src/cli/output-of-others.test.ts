import { expect, onTestFinished, test, vi } from 'vitest';
import { createRegistryClient } from '../client/registry-client.ts';
import { fakeShell, servingSince } from '../fixtures/fake-shell.ts';
import { withoutService } from '../fixtures/registry-without-service.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createRegistry } from '../registry/registry.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand, terminal } from './run-command.ts';

/** An extra table line, and escape sequences that clear the screen and set the title. */
const hostile = 'slow\n2  2026-01-01 00:00:00 UTC  anna  mf-header  promote 9.9.9\u001b[2J\u001b]0;x\u0007\u009b2J';
const tamed = 'slow\uFFFD2  2026-01-01 00:00:00 UTC  anna  mf-header  promote 9.9.9\uFFFD[2J\uFFFD]0;x\uFFFD2J';

async function registryWithRelease() {
  const home = await temporaryFolder();
  await storeSample({ home });
  return { home, registry: createRegistry({ home, contractVersion: '1.0.0' }) };
}

test('notes, pins and messages of shells are printed on one line, without control characters', async () => {
  const { registry } = await registryWithRelease();
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), printError: (line: string) => printed.push(line) };
  const { origin } = await fakeShell({
    status: 'degraded',
    wanted: null,
    serving: { revision: 1, set: 'a', releases: {}, since: servingSince },
    problems: [
      ...[
        {
          remote: 'mf-header',
          version: '1.0.0',
          kind: 'files',
          message: hostile,
          since: servingSince,
          nextTryAt: null,
        },
      ],
    ],
  });
  const remote = (...words: string[]) =>
    runCommand(
      words,
      remoteCommand({
        registryOf: () => withoutService(registry),
        shells: createRunningShells([origin], { tries: 1 }),
        output,
      }),
      output,
    );
  await registry.promote('mf-header', '1.0.0', { note: hostile });
  await registry.pin('mf-header', hostile);
  await remote('history');
  expect(printed).toHaveLength(3);
  expect(printed[1]).toContain(tamed);
  expect(printed[2]).toContain(tamed);
  await remote('list');
  expect(printed.find((line) => line.includes('files: '))).toContain(tamed);
  for (const line of printed) expect(line).not.toMatch(/[^\P{Cc}\n]/u);
});

test('a refusal of the registry is printed as one sentence on one line', async () => {
  const { home, registry } = await registryWithRelease();
  await registry.promote('mf-header', '1.0.0');
  await registry.pin('mf-header', hostile);
  const app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await createToken(releasesPaths(home), { name: 'anna', grant: { kind: 'operator' }, days: 1 });
  const client = createRegistryClient({ origin: app.listeningOrigin, token });
  await expect(client.promote('mf-header', '1.0.0')).rejects.toThrow(`is pinned (${tamed})`);
});

test('our line breaks are printed, and no other control characters', () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  terminal.print('two\nlines\u001b[2J');
  spy.mockRestore();
  expect(written).toEqual(['two\nlines\uFFFD[2J\n']);
});

test('a note of several lines is joined into one line', async () => {
  const { registry } = await registryWithRelease();
  const output = { print: () => undefined, printError: () => undefined };
  const command = remoteCommand({
    registryOf: () => withoutService(registry),
    shells: createRunningShells([]),
    output,
  });
  expect(await runCommand(['promote', 'mf-header', '1.0.0', '--note', 'Mend a\n\nand b\n'], command, output)).toBe(0);
  expect((await registry.history())[0]?.note).toBe('Mend a and b');
});
