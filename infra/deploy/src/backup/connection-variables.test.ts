import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectionVariables } from './connection-variables.ts';

const anna = { PGUSER: 'anna', PGPASSWORD: 'p/w', PGDATABASE: 'bergauf' };

it.each<[string, Record<string, string>]>([
  ['postgres://anna:p%2Fw@db.example/bergauf', { ...anna, PGHOST: 'db.example', PGPORT: '5432' }],
  ['postgres://anna:p%2Fw@db.example:5433/bergauf', { ...anna, PGHOST: 'db.example', PGPORT: '5433' }],
  ['postgres://anna:p%2Fw@[::1]:5433/bergauf', { ...anna, PGHOST: '::1', PGPORT: '5433' }],
  ['postgres://anna:p%2Fw@/bergauf?host=/srv/pg2&port=5433', { ...anna, PGHOST: '/srv/pg2', PGPORT: '5433' }],
  [
    'postgres:///bergauf?host=/srv/pg2&port=5433&user=anna&password=p/w',
    { ...anna, PGHOST: '/srv/pg2', PGPORT: '5433' },
  ],
  ['postgres://anna:p%2Fw@%2Fsrv%2Fpg2/bergauf', { ...anna, PGHOST: '/srv/pg2', PGPORT: '5432' }],
  [
    'postgres://anna:p%2Fw@db.example/bergauf?sslmode=no-verify&application_name=backup&statement_timeout=5000',
    { ...anna, PGHOST: 'db.example', PGPORT: '5432', PGSSLMODE: 'require', PGAPPNAME: 'backup' },
  ],
  [
    'postgres://anna:p%2Fw@db.example/bergauf?channel_binding=require&connect_timeout=10&keepalives_idle=60',
    { ...anna, PGHOST: 'db.example', PGPORT: '5432', PGCHANNELBINDING: 'require', PGCONNECT_TIMEOUT: '10' },
  ],
  [
    'postgres://anna:p%2Fw@db.example/bergauf?target_session_attrs=read-write&gssencmode=disable',
    { ...anna, PGHOST: 'db.example', PGPORT: '5432', PGTARGETSESSIONATTRS: 'read-write', PGGSSENCMODE: 'disable' },
  ],
])('%s means the same server to the programs', (url, variables) => {
  expect(connectionVariables(url)).toEqual(variables);
});

it('certificates are taken from the address', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-certificate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'root.crt');
  await writeFile(file, '');
  const url = `postgres://anna:x@db.example/bergauf?sslmode=verify-full&sslrootcert=${file}`;
  expect(connectionVariables(url)).toMatchObject({ PGSSLMODE: 'verify-full', PGSSLROOTCERT: file });
});

it('what the address does not name is as in `pg`', () => {
  vi.stubEnv('PGHOST', '/run/pg');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(connectionVariables('postgres:///bergauf')).toMatchObject({ PGHOST: '/run/pg', PGDATABASE: 'bergauf' });
});

it('a parameter that cannot be passed to the programs is refused', () => {
  expect(() => connectionVariables('postgres://anna:x@db.example/bergauf?hostaddr=10.0.0.7')).toThrow(
    'DATABASE_URL has the parameter hostaddr, which a backup cannot use.',
  );
});
