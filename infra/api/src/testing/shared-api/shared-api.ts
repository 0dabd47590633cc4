import { inject } from 'vitest';
import type { CatalogueFacts } from '../catalogue-facts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where to ask for the shared API. */
    sharedApi: string;
  }
}

export type SharedApi = { readonly origin: string; readonly facts: CatalogueFacts };

/**
 * The API that all test files of the run share, and what there is in its catalogue. Whoever uses it brings guests and accounts of
 * his own (see `newEmail`), and orders only what there is plenty of: stock is everybody's.
 */
export async function sharedApi(): Promise<SharedApi> {
  const answer = await fetch(inject('sharedApi'));
  if (!answer.ok) throw new Error(`The shared API cannot be opened: ${await answer.text()}`);
  return (await answer.json()) as SharedApi;
}

/** An address that nobody in this run has registered. */
export const newEmail = (): string => `anna-${crypto.randomUUID()}@berg.at`;
