import { inject } from 'vitest';
import type { CatalogueFacts } from '../catalogue-facts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the service that opens the shared API. */
    sharedApi: string;
  }
}

export type SharedApi = { readonly origin: string; readonly facts: CatalogueFacts };

/**
 * The API that all test files of the run share, and facts about its catalogue. Its tests create their own guests and accounts (see
 * `newEmail`), and order only options with large stock, since all tests share the stock.
 */
export async function sharedApi(): Promise<SharedApi> {
  const response = await fetch(inject('sharedApi'));
  if (!response.ok) throw new Error(`The shared API cannot be opened: ${await response.text()}`);
  return (await response.json()) as SharedApi;
}

/** An email address that no test of this run has registered. */
export const newEmail = (): string => `anna-${crypto.randomUUID()}@berg.at`;
