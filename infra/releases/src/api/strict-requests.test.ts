import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAudit } from '../audit/audit-log.ts';
import { auditedFor } from '../audit/audited-action.ts';
import { ready } from '../fixtures/fake-shell.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { HistoryUnwritten } from '../registry/document/write-document.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';
import { failureOf } from './failures.ts';

let home: string;
let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  home = await temporaryFolder();
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
  app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  onTestFinished(() => app.close());
  token = await createToken(releasesPaths(home), { name: 'anna', grant: { kind: 'operator' }, days: 1 });
});

async function edit(action: string, body: object, revision = '*') {
  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/remotes/mf-header/${action}`,
    headers: { authorization: `Bearer ${token}`, 'if-match': revision },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}
const documentText = (): Promise<string> => readFile(releasesPaths(home).discovery, 'utf8');

describe('a malformed request is refused as a whole', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) await edit('promote', { version });
    await edit('canary', { version: '1.1.0', percent: 5 });
  });

  test.each([
    ['a field with a mistake in its name', 'rollback', { versoin: '1.0.0' }],
    ['a percentage of null', 'canary', { version: '1.1.0', percent: null }],
    ['a percentage as text', 'canary', { version: '1.1.0', percent: '0' }],
    ['a version that is a number', 'promote', { version: 1 }],
    ['force as text', 'promote', { version: '1.1.0', force: 'false' }],
    ['a note of two lines', 'promote', { version: '1.1.0', note: 'a\nb' }],
    ['a note that clears a terminal', 'annotate', { version: '1.1.0', note: '\u001b[2J' }],
    ['a reason of two lines', 'pin', { reason: 'a\r\nb' }],
  ])('%s changes nothing', async (_what, action, body) => {
    const before = await documentText();
    expect(await edit(action, body)).toMatchObject({ status: 400, body: { error: 'invalid' } });
    expect(await documentText()).toBe(before);
  });

  test('a revision that there has not been yet changes nothing', async () => {
    const refused = await edit('disable', {}, '"99999"');
    expect(refused).toEqual({
      status: 412,
      body: { error: 'invalid', message: 'There has been no revision 99999 yet, so nothing was done; this is 4.' },
    });
    expect((await edit('disable', {}, '"4"')).status).toBe(200);
  });
});

test('a newer shell, whose report has unknown fields, can report', async () => {
  const shell = await createToken(releasesPaths(home), { name: 'shells', grant: { kind: 'shell' }, days: 1 });
  const report = {
    contractVersion: '1.0.0',
    startedAt: '2026-01-01T00:00:00.000Z',
    operators: null,
    readiness: ready(1, {}),
  };
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: '/api/v1/shells/a',
    headers: { authorization: `Bearer ${shell}` },
    payload: { ...report, zone: 'b', readiness: { ...report.readiness, mood: 'good' } },
  });
  expect(statusCode).toBe(204);
});

test('a refusal tells the last five changes, however long the history is, and the audit log a part of any sentence', async () => {
  for (let index = 0; index < 12; index += 1) await edit('promote', { version: index % 2 ? '1.1.0' : '1.0.0' });
  const { status, body } = await edit('disable', {}, '"0"');
  expect([status, body.changes.length]).toEqual([412, 5]);
  expect(body.message).toMatch(/: 7 more, then anna: promote 1\.1\.0 \(8\), .*anna: promote 1\.1\.0 \(12\)\.$/);
  await edit('pin', { reason: 'x'.repeat(490) });
  await edit('promote', { version: '1.0.0' });
  const lines = await readAudit(releasesPaths(home), 1);
  expect(lines).toMatchObject([{ outcome: 'refused', detail: expect.stringMatching(/^mf-header is pinned \(x+$/) }]);
  expect(lines[0]?.detail).toHaveLength(500);
});

test('an edit whose history line could not be written is audited as done, and the response is an error', async () => {
  const error = new HistoryUnwritten(7, new Error('input/output error'));
  const source = { paths: releasesPaths(home), log: app.log };
  const run = auditedFor(source, 'anna', { action: 'disable', subject: 'mf-header' }, () => Promise.reject(error));
  await expect(run).rejects.toBe(error);
  expect(await readAudit(source.paths, 1)).toMatchObject([
    { outcome: 'done', revision: 7, detail: expect.stringContaining('input/output error') },
  ]);
  expect(failureOf(error)).toMatchObject({ status: 500, body: { error: 'history', message: error.message } });
});

test('an operator learns that the disk is read-only, and no path', async () => {
  const readOnly = Object.assign(new Error("EROFS: read-only file system, open '/srv/audit.jsonl'"), {
    code: 'EROFS',
    syscall: 'open',
  });
  expect(failureOf(readOnly)).toEqual({
    status: 500,
    body: {
      error: 'failed',
      message: 'The registry cannot use its state folder (EROFS); the log of the service has the reason.',
    },
  });
});

test('reading the audit log returns its last lines, even if they are long', async () => {
  const paths = releasesPaths(home);
  const line = (index: number) => ({
    at: 'now',
    who: 'anna',
    action: `a${index}`,
    outcome: 'done',
    detail: 'x'.repeat(9_000),
  });
  await appendFile(
    paths.audit,
    Array.from({ length: 200 }, (_none, index) => `\n${JSON.stringify(line(index))}`).join(''),
  );
  const actions = (await readAudit(paths, 100)).map(({ action }) => action);
  expect(actions).toEqual(Array.from({ length: 100 }, (_none, index) => `a${index + 100}`));
  const all = (await readAudit(paths, 500)).map(({ action }) => action);
  expect(all).toEqual(['token create', ...Array.from({ length: 200 }, (_none, index) => `a${index}`)]);
});

test('damaged tokens are a server error, which reveals no path of the machine', async () => {
  await writeFile(releasesPaths(home).tokens, '[');
  expect(await edit('disable', {})).toEqual({
    status: 503,
    body: { error: 'tokens', message: 'The registry cannot read its tokens; the log of the service has the reason.' },
  });
});

test('uploads that are aborted before anything is read free their token’s slot', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = '/api/v1/releases/mf-header/1.2.0';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' };
  const fields = Object.entries({ host: 'localhost', ...headers, 'content-length': 1_000_000 });
  for (let times = 0; times < 5; times += 1) {
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1').resume();
    socket.end([`PUT ${url} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'));
    await once(socket, 'close');
  }
  await vi.waitFor(async () => {
    const { statusCode, body } = await app.inject({ method: 'PUT', url, headers, payload: Buffer.from('no archive') });
    expect([statusCode, body]).toEqual([409, expect.stringContaining('cannot be read')]);
  });
});
