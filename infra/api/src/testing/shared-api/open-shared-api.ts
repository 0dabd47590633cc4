import { createApiServer } from '../../server.ts';
import { catalogueFacts } from '../catalogue-facts.ts';
import { testApiOptions } from '../test-api-options.ts';
import type { SharedApi } from './shared-api.ts';

/** The API that the test files of a run share, with the demo account. */
export async function openSharedApi(): Promise<SharedApi & { close(): Promise<unknown> }> {
  const { genderOf: _, ...facts } = await catalogueFacts();
  const server = await createApiServer({ ...(await testApiOptions()), demo: true });
  return { origin: await server.listen({ port: 0, host: '127.0.0.1' }), facts, close: () => server.close() };
}
