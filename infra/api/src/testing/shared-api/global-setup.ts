import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { serveDatabases } from '../postgres/database-service.ts';
import type { openSharedApi } from './open-shared-api.ts';
import type { SharedApi } from './shared-api.ts';

/**
 * Databases for the test files of a run, and one shared API for tests that only send requests: starting one takes seconds of CPU time.
 * Both start with the first request for them, so that a run without such tests has neither, and end with the run.
 */
export default async function setUpSharedApi(project: TestProject): Promise<() => Promise<void>> {
  const endDatabases = await serveDatabases();
  let opened: ReturnType<typeof openSharedApi> | undefined;
  const service = createServer(async (_request, response) => {
    opened ??= import('./open-shared-api.ts').then((file) => file.openSharedApi());
    try {
      const { origin, facts } = await opened;
      response.end(JSON.stringify({ origin, facts } satisfies SharedApi));
    } catch (cause) {
      response.writeHead(500).end(String(cause));
    }
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  project.provide('sharedApi', `http://127.0.0.1:${port}`);
  return async () => {
    service.closeAllConnections();
    service.close();
    // The first request has already reported a failed start.
    await opened?.then(
      ({ close }) => close(),
      () => undefined,
    );
    await endDatabases();
  };
}
