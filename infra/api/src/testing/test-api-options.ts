import { defaultRateLimits } from '../limits/rate-limits.ts';
import type { ApiServerOptions } from '../options.ts';
import { testData } from './test-data.ts';
import { testSeedOptions } from './test-seed.ts';

const unlimited = { max: 100_000, timeWindow: 1000 };

/** What tests open the API with: the test catalogue in a database of its own, no limits, and a mailbox for what it mails. */
export async function testApiOptions(): Promise<ApiServerOptions> {
  return {
    data: await testData(),
    seed: testSeedOptions,
    shopOrigins: ['http://localhost:3000'],
    rateLimits: Object.fromEntries(Object.keys(defaultRateLimits).map((name) => [name, unlimited])),
    orders: { stockShare: 100 },
    mail: { route: { kind: 'dev-mailbox' }, from: 'Bergauf <service@bergauf.example>' },
  };
}
