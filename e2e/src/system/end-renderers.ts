import type { Browser } from 'playwright/test';

/** Kills the processes of pages, as a browser does when the shopper chooses to end a hung page. */
export async function endRenderers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await session.detach();
}
