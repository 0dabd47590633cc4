import type { Page } from 'playwright/test';
import { theShop } from './shop.ts';

export type HeldApi = {
  /** From now on this page gets no responses from the product API. */
  hold(): void;
  /** Forwards held calls, and all later ones. */
  release(): void;
  /** Calls since the last `hold`, as `POST /api/v1/…`. */
  calls(): readonly string[];
};

/**
 * Puts a gate between a page and the product API. The state that a page shows while it waits does not depend on an API's speed, so
 * tests hold the calls until they have checked it. Pictures are not held.
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
