import { defaultRateLimits } from '../limits/rate-limit-settings.ts';
import type { ApiServerOptions, DataLocation } from '../options.ts';
import { testMedia } from './media/test-media.ts';
import { testData } from './test-data.ts';

const unlimited = { max: 100_000, timeWindow: 1000 };

/** Options of a test API: the test catalogue in a new database, no limits, and a mailbox for its emails. */
export const testApiOptions = async (): Promise<ApiServerOptions> => testApiOptionsOn(await testData());

/** The same on the given data. */
export function testApiOptionsOn(data: DataLocation): ApiServerOptions {
  return {
    data,
    media: testMedia(),
    shopOrigins: ['http://localhost:3000'],
    rateLimits: Object.fromEntries(Object.keys(defaultRateLimits).map((name) => [name, unlimited])),
    orders: { stockShare: 100 },
    mail: { route: { kind: 'dev-mailbox' }, from: 'Bergauf <service@bergauf.example>' },
  };
}
