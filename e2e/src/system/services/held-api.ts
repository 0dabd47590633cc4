import type { Page } from 'playwright/test';
import { theShop } from './shop.ts';

export type HeldApi = {
  /** From now on the product API does not answer this page. */
  hold(): void;
  /** Sends what was held, and everything after it. */
  release(): void;
  /** Calls since the last `hold`, as `POST /api/v1/…`. */
  calls(): readonly string[];
};

/**
 * Puts a gate between a page and the product API: what the page shows while it waits does not depend on how long a slow API takes, so
 * tests hold the calls until they have looked. Pictures pass.
 */
export async function holdApi(page: Page): Promise<HeldApi> {
  const { api } = theShop().origins;
  let gate = Promise.resolve();
  let open = (): void => {};
  let calls: string[] = [];
  await page.route(
    (url) => url.origin === api && url.pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request();
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
      await gate;
      await route.continue();
    },
  );
  return {
    hold() {
      calls = [];
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
    calls: () => calls,
  };
}
