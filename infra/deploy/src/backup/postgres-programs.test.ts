import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postgresProgram, runPostgres } from './postgres-programs.ts';

it.each([
  ['echo "no space left" >&2; exit 1', 'pg_dump failed: no space left.'],
  ['kill -KILL $$', 'pg_dump failed: it was ended by SIGKILL.'],
])('a program that ends by `%s` fails with its reason', async (line, sentence) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  await writeFile(path.join(folder, 'pg_dump'), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  vi.stubEnv('POSTGRES_BIN', folder);
  await expect(runPostgres('pg_dump', [], 'postgres://anna@localhost/bergauf')).rejects.toThrow(sentence);
});

it('a program gets no variables that could select another server, only those with which it finds certificates and passwords', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['PGHOSTADDR', 'PGSERVICE', 'PGOPTIONS', 'PGPASSFILE', 'PGSSLROOTCERT']) vi.stubEnv(name, 'x');
  const { env } = postgresProgram('psql', 'postgres://anna@localhost/bergauf');
  expect(env).toMatchObject({ PGHOST: 'localhost', PGUSER: 'anna', PGPASSFILE: 'x', PGSSLROOTCERT: 'x' });
  for (const name of ['PGHOSTADDR', 'PGSERVICE', 'PGOPTIONS']) expect(env).not.toHaveProperty(name);
});
