import globalSetup from './global-setup.ts';
import { theShop } from './shop.ts';

/** Keeps the shop of the browser tests running: `BERGAUF_E2E_SHOP='<what this prints>' npx playwright test -c e2e/playwright.config.ts`. */
const stop = await globalSetup();
process.stdout.write(`${JSON.stringify(theShop())}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
