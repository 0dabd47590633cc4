import type { Browser } from 'playwright/test';

/** Ends the processes of pages, as browsers do with one that hangs when the shopper says so. */
export async function endRenderers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await session.detach();
}
