import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { openSharedApi } from './open-shared-api.ts';
import type { SharedApi } from './shared-api.ts';

/**
 * One API for all test files that only shop in it: opening one takes seconds of processor time. It is loaded and opened for the
 * first file that asks at the address which is handed to all, so that a run of others has none, and closed when the run ends.
 */
export default async function setUpSharedApi(project: TestProject): Promise<() => Promise<void>> {
  let opened: ReturnType<typeof openSharedApi> | undefined;
  const porter = createServer(async (_request, response) => {
    opened ??= import('./open-shared-api.ts').then((file) => file.openSharedApi());
    try {
      const { origin, facts } = await opened;
      response.end(JSON.stringify({ origin, facts } satisfies SharedApi));
    } catch (cause) {
      response.writeHead(500).end(String(cause));
    }
  });
  await new Promise<void>((resolve) => porter.listen(0, '127.0.0.1', resolve));
  const { port } = porter.address() as AddressInfo;
  project.provide('sharedApi', `http://127.0.0.1:${port}`);
  return async () => {
    porter.closeAllConnections();
    porter.close();
    // Who asked has been told if it could not be opened.
    await opened?.then(
      ({ close }) => close(),
      () => undefined,
    );
  };
}
