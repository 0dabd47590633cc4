import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ready } from '../fixtures/fake-shell.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { emptyDocument } from '../registry/document/stored-document.ts';
import { readManifest } from '../store/manifest.ts';
import type { Candidate } from './gate.ts';
import { smokeRender } from './request-smoke-render.ts';
import { createSmokeRenderQueue } from './smoke-render-queue.ts';

/** Objections if one shell responds to its trial like this. */
async function objections(
  body: unknown,
  status = 200,
  releases: Record<string, string> = { 'mf-header': '1.0.0' },
): Promise<{ found: readonly string[]; asked: unknown[] }> {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    asked.push([request.method, request.url, await json(request)]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const operators = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    found: (await tried({ ...shell(operators), readiness: ready(1, releases) })).objections,
    asked,
  };
}

const tried = async (...shells: Parameters<typeof smokeRender>[1]) =>
  smokeRender(await sample(), shells, AbortSignal.timeout(30_000));

const shell = (operators: string | null) => ({
  id: 'a:3000',
  seenAt: '',
  startedAt: '',
  contractVersion: '1.0.0',
  operators,
  readiness: ready(1, { 'mf-header': '1.0.0' }),
});

async function sample(): Promise<Candidate> {
  const { folder } = await storeSample({ home: await temporaryFolder(), version: '1.1.0', precompress: false });
  return { name: 'mf-header', release: await readManifest(folder), document: emptyDocument() };
}

const page = { page: 'mf-header/search-page', path: '/search/', failure: null, ms: 10, msBefore: 9 };
const trial = (more: object) => ({ failures: [], untried: [], tried: [{ ...page, ...more }] });

test('a release that renders as fast as the previous one passes', async () => {
  const { found, asked } = await objections(trial({}));
  expect(found).toEqual([]);
  expect(asked).toEqual([['POST', '/candidate', { name: 'mf-header', version: '1.1.0' }]]);
});

test.each<[string, unknown, number, string | null]>([
  [
    'does not load',
    { ...trial({}), failures: ['boom'] },
    200,
    'mf-header 1.1.0 does not load in the shell a:3000: boom.',
  ],
  [
    'fails on a page',
    trial({ failure: 'render: boom', ms: null, msBefore: null }),
    200,
    'mf-header 1.1.0 fails to render /search/ (mf-header/search-page) in the shell a:3000: render: boom.',
  ],
  [
    'takes more than twice the time',
    trial({ ms: 90, msBefore: 40 }),
    200,
    'mf-header 1.1.0 takes for /search/ (mf-header/search-page) in the shell a:3000 90 ms, more than twice the 40 ms of what serves.',
  ],
  ['takes twice the time within the noise', trial({ ms: 12, msBefore: 2 }), 200, null],
  ['had no predecessor', trial({ ms: 900, msBefore: null }), 200, null],
  ['meets a shell without trials', { message: 'Route POST:/candidate not found' }, 404, null],
  [
    'meets a shell that is busy',
    { message: 'another release is being tried' },
    429,
    'mf-header 1.1.0 could not be tried by the shell a:3000: another release is being tried.',
  ],
])('a release that %s', async (_what, body, status, objection) => {
  expect((await objections(body, status)).found).toEqual(objection ? [objection] : []);
});

const of = (path: string, more: object) => ({ ...page, page: 'p', path, ...more });

test('pages that fail for the same reason are one objection, which names two of them', async () => {
  const failing = (reason: string, ...paths: string[]) => paths.map((path) => of(path, { failure: reason }));
  const tried = [...failing('boom', '/', '/a/', '/b/', '/c/'), ...failing('bang', '/d/', '/e/', '/f/')];
  expect((await objections({ failures: [], untried: [], tried })).found).toEqual([
    'mf-header 1.1.0 fails to render / (p), /a/ (p) and 2 more pages in the shell a:3000: boom.',
    'mf-header 1.1.0 fails to render /d/ (p), /e/ (p) and /f/ (p) in the shell a:3000: bang.',
  ]);
});

test('slow pages are one objection, with the times of the slowest page', async () => {
  const slow = (path: string, ms: number) => of(path, { ms, msBefore: 20 });
  const tried = [slow('/', 80), slow('/a/', 200), slow('/b/', 25)];
  expect((await objections({ failures: [], untried: [], tried })).found).toEqual([
    'mf-header 1.1.0 takes for /a/ (p) in the shell a:3000 200 ms, more than twice the 20 ms of what serves; too long also for / (p).',
  ]);
});

test('a frontend’s first release is not compared with pages that lack it', async () => {
  const { found } = await objections(trial({ ms: 255, msBefore: 4 }), 200, {});
  expect(found).toEqual([]);
});

test('a shell that does not respond is an objection; one without operators’ port, or that serves nothing yet, is not asked', async () => {
  expect((await tried(shell('http://127.0.0.1:9'))).objections).toEqual([
    expect.stringMatching(/^mf-header 1\.1\.0 could not be tried by the shell a:3000: /),
  ]);
  expect((await tried(shell(null))).objections).toEqual([]);
  const { readiness, ...starting } = shell('http://127.0.0.1:9');
  const before = { ...starting, readiness: { ...readiness, status: 'starting' as const, serving: null } };
  expect((await tried(before)).objections).toEqual([]);
});

test('fast pages that all take three times as long are one objection', async () => {
  const fast = (path: string) => ({ ...page, path, ms: 12, msBefore: 4 });
  const { found } = await objections({ failures: [], untried: [], tried: ['/a/', '/b/', '/c/', '/d/'].map(fast) });
  expect(found).toEqual([
    'mf-header 1.1.0 takes for 4 pages in the shell a:3000 48 ms, more than twice the 16 ms of what serves.',
  ]);
  expect((await objections({ failures: [], untried: [], tried: ['/a/', '/b/'].map(fast) })).found).toEqual([]);
});

test('an older shell without this route, or one that fails, has rendered nothing; the other shells’ results count', async () => {
  const answers = async (status: number, body: object): Promise<string> => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  };
  const [before, now] = [await answers(404, {}), await answers(200, trial({}))];
  expect((await tried(shell(before))).untried).toEqual(['header']);
  expect((await tried(shell(before), shell(now))).untried).toEqual([]);
});

/** A server that accepts requests to try a release but never responds. */
async function hangingShell(): Promise<string> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('unresponsive shells share one time limit, which includes the wait for other releases', async () => {
  const hanging = await hangingShell();
  const [first, second] = [await sample(), await sample()];
  const queue = createSmokeRenderQueue({ limitMs: 400 });
  const shells = () => [shell(hanging), { ...shell(hanging), id: 'b:3000' }];
  const startedAt = performance.now();
  const results = await Promise.all([queue(first, shells), queue(second, shells)]);
  expect(performance.now() - startedAt).toBeLessThan(1_200);
  for (const { objections, isTemporary } of results) {
    expect(objections).toEqual(
      ['a:3000', 'b:3000'].map(
        (id) => `mf-header 1.1.0 could not be tried by the shell ${id}: there was no time left.`,
      ),
    );
    expect(isTemporary).toBe(true);
  }
});

test('a refusal is temporary only if its sole reason is that a shell could not try the release', async () => {
  const gone = shell('http://127.0.0.1:9');
  expect(await tried(gone)).toMatchObject({ isTemporary: true });
  expect(await tried(shell(null))).toMatchObject({ isTemporary: false });
  const failing = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(trial({ failure: 'boom' })));
  }).listen(0, '127.0.0.1');
  await once(failing, 'listening');
  onTestFinished(() => void failing.close());
  const address = failing.address();
  const operators = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  expect(await tried(gone, shell(operators))).toMatchObject({ isTemporary: false });
});

/** Shells at these addresses, each with a failure, which respond once `together` of them are asked at the same time. */
async function busyShells(machines: readonly string[], together: number) {
  let [asking, most] = [0, 0];
  const held: (() => void)[] = [];
  const shells = await Promise.all(
    machines.map(async (host, index) => {
      const server = createServer(async (_request, response) => {
        asking += 1;
        most = Math.max(most, asking);
        await new Promise<void>((resolve) => {
          held.push(resolve);
          if (held.length === together) for (const letGo of held.splice(0)) letGo();
        });
        asking -= 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(trial({ failure: 'boom' })));
      }).listen(0, host);
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      return { ...shell(`http://${host}:${port}`), id: `shell-${index}` };
    }),
  );
  return { shells, most: () => most };
}

test('shells of four machines try a release at the same time, and their objections are in the order of the shells', async () => {
  const machines = [1, 2, 3, 4, 5, 6, 7, 8].map((last) => `127.0.0.${last}`);
  const { shells, most } = await busyShells(machines, 4);
  const { objections } = await tried(...shells);
  expect(objections.map((sentence) => /shell-\d/.exec(sentence)?.[0])).toEqual(shells.map(({ id }) => id));
  expect(most()).toBe(4);
});

test('shells of one machine try a release one after the other', async () => {
  // They would respond only if two were asked at the same time.
  const { shells, most } = await busyShells(['127.0.0.1', '127.0.0.1'], 2);
  const { objections } = await smokeRender(await sample(), shells, AbortSignal.timeout(500));
  expect(objections).toEqual([expect.stringContaining('no time left'), expect.stringContaining('no time left')]);
  expect(most()).toBe(1);
});
