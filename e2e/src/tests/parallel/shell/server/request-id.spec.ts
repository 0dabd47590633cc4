import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logFileOf } from '@bergauf/launcher/system/service-log';
import { startApi } from '../../../../system/services/api-of-folder.ts';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { expect, test } from '../../../../system/shop-page.ts';

type Line = { traceId?: string; msg?: string };

/** The lines of a service's log about the request with this trace. */
async function linesOf(folder: string, service: string, trace: string): Promise<Line[]> {
  // A service that has just started has no log yet.
  const text = await readFile(logFileOf(folder, service), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(trace))
    .map((line) => JSON.parse(line) as Line);
}

/** As the proxy sets it. */
const traced = (trace: string) => ({ headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });

test('a request has the id that the proxy gave it in the lines of the shell, and of the product API that it calls', async () => {
  test.setTimeout(150_000);
  const [home, kept] = (await Promise.all(
    ['api', 'shell'].map((name) => mkdtemp(path.join(tmpdir(), `bergauf-${name}-`))),
  )) as [string, string];
  const api = await startApi(home, { LOG_LEVEL: 'debug' });
  try {
    const shell = await startSecondShell({ API_ORIGIN: api.origin }, { keptHome: kept });
    try {
      const [page, sitemap] = ['4bf92f3577b34da6a3ce929d0e0e4736', 'a3ce929d0e0e47364bf92f3577b34da6'] as const;
      expect((await fetch(`${shell.origin}/search/?q=spur`, traced(page))).status).toBe(200);
      const ofApi = async () => (await linesOf(home, 'api', page)).map(({ traceId, msg }) => [traceId, msg]);
      await expect.poll(ofApi).toContainEqual([page, 'response sent']);
      // The shell has a line for what fails.
      await api.stop();
      expect((await fetch(`${shell.origin}/sitemap.xml`, traced(sitemap))).status).toBe(503);
      const ofShell = async () => (await linesOf(kept, 'shell', sitemap)).map(({ traceId, msg }) => [traceId, msg]);
      await expect.poll(ofShell).toEqual([[sitemap, 'the sitemap could not be read']]);
    } finally {
      await shell.stop();
    }
  } finally {
    await api.stop();
    await rm(kept, { recursive: true, force: true });
  }
});
