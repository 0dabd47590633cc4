import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import { copyWorkspace } from '../../../../system/services/workspace-copy.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test('`npm run dev` shows a change of a frontend in the running shop, and stops cleanly', async ({
  page,
  complaints,
}) => {
  test.setTimeout(420_000);
  const workspace = await copyWorkspace();
  const ports = await freePorts();
  const shop = `http://localhost:${ports.shop}`;
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: workspace.folder,
    // A separate process group: an interrupt reaches npm and its child processes, as Ctrl-C in a terminal does.
    detached: true,
    env: {
      ...process.env,
      BERGAUF_HOME: '',
      CATALOGUE_PRODUCTS: '24',
      SHOP_PORT: String(ports.shop),
      API_PORT: String(ports.api),
      RELEASES_PORT: String(ports.releases),
      CHECKOUT_PORT: String(ports.checkout),
      SHOP_OPERATOR_PORT: String(ports.operators),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitForOutput(dev, `Bergauf is open: ${shop}`);
    await page.goto(`${shop}/`);
    await hydrated(page);
    await expect(page.locator('[data-mf^="mf-header@"]').first()).toContainText('30 Tage Rückgabe');

    const messages = path.join(workspace.folder, 'mf-header/src/messages/at.json');
    const text = await readFile(messages, 'utf8');
    await writeFile(messages, text.replace('30 Tage Rückgabe', '45 Tage Rückgabe'));
    await expect.poll(async () => (await fetch(`${shop}/`)).text(), { timeout: 60_000 }).toContain('45 Tage Rückgabe');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[data-mf^="mf-header@"]').first()).toContainText('45 Tage Rückgabe');
    expect(complaints.console).toEqual([]);

    const ended = once(dev, 'exit');
    process.kill(-(dev.pid ?? 0), 'SIGINT');
    await ended;
    for (const port of Object.values(ports)) {
      await expect(fetch(`http://localhost:${port}/`), `port ${port} is free again`).rejects.toThrow();
    }
  } finally {
    if (dev.exitCode === null && dev.signalCode === null) process.kill(-(dev.pid ?? 0), 'SIGKILL');
    await workspace.remove();
  }
});

/** Waits for a line of a process's output. */
async function waitForOutput(child: ChildProcess, line: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(line)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it printed "${line}":\n${output}`)));
  });
}
