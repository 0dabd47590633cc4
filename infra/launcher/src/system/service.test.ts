import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type ServiceOptions, startService } from './service.ts';
import { logFileOf } from './service-log.ts';

let logDir: string;
let port: number;
beforeEach(async () => {
  logDir = await mkdtemp(path.join(tmpdir(), 'bergauf-service-'));
  onTestFinished(() => rm(logDir, { recursive: true, force: true }));
  port = await freePort();
});

/** Starts a program that `script` describes. Its functions `listen` and `leave` say what they do. */
async function start(script: string, options: Partial<ServiceOptions> = {}) {
  const file = path.join(logDir, 'program.mjs');
  await writeFile(
    file,
    `import { createServer } from 'node:http';
    const say = (line) => process.stdout.write(line + '\\n');
    const listen = (status = () => 200) =>
      createServer((_request, response) => response.writeHead(status()).end()).listen(${port}, '127.0.0.1');
    ${script}`,
  );
  const readyUrl = `http://127.0.0.1:${port}/healthz`;
  const service = await startService({ name: 'api', file, env: process.env, readyUrl, logDir, ...options });
  onTestFinished(() => service.stop());
  return service;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const log = (): Promise<string> => readFile(logFileOf(logDir, 'api'), 'utf8');
/** The process id that a program has written to its log. */
const pidInLog = async (): Promise<number> => Number(/pid (\d+)/.exec(await log())?.[1]);

it('a service has started once it responds with success', async () => {
  await start(`let asked = 0; listen(() => { asked += 1; say('asked ' + asked); return asked < 3 ? 503 : 200; });`);
  await vi.waitFor(async () => expect(await log()).toBe('asked 1\nasked 2\nasked 3\n'));
});

it('it is stopped with time to finish its work, and that is awaited', async () => {
  const service = await start(
    `listen(); process.on('SIGTERM', () => setTimeout(() => { say('drained'); process.exit(7); }, 200));`,
  );
  await service.stop();
  expect(isAlive(service.pid)).toBe(false);
  expect(await service.ended).toEqual({ code: 7 });
  expect(await log()).toBe('drained\n');
  // Nothing is left to stop.
  await service.stop();
});

it('one that ends before it responds is reported at once, with its last line that is not of a stack', async () => {
  const failing = `console.error('starting'); console.error(new Error('The port is in use.').stack); process.exitCode = 1;`;
  await expect(start(failing)).rejects.toThrow('api did not start: Error: The port is in use.');
  await expect(start('process.exit(1)')).rejects.toThrow('api did not start: no output');
});

it('one that does not respond in time is ended, and the log is named', async () => {
  const silent = start(`say('pid ' + process.pid); listen(() => 503);`, { timeoutMs: 600 });
  await expect(silent).rejects.toThrow(
    `api did not answer http://127.0.0.1:${port}/healthz within 0.6 s; see ${logFileOf(logDir, 'api')}.`,
  );
  expect(isAlive(await pidInLog())).toBe(false);
});

it('a start that is aborted ends the service; one that was aborted before starts none', async () => {
  const abort = new AbortController();
  const starting = start(`say('pid ' + process.pid); listen(() => 503);`, { signal: abort.signal });
  await vi.waitFor(async () => expect(await pidInLog()).toBeGreaterThan(0), 10_000);
  abort.abort(new Error('ended by the operator'));
  await expect(starting).rejects.toThrow('ended by the operator');
  expect(isAlive(await pidInLog())).toBe(false);
  await rm(logFileOf(logDir, 'api'));
  await expect(start('listen()', { signal: abort.signal })).rejects.toThrow('ended by the operator');
  await expect(log()).rejects.toThrow('ENOENT');
});
