import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@bergauf/launcher/testing/free-ports';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const libraries = '/usr/lib';

/** WebKitGTK's own browser, which Debian keeps in a folder of the machine's architecture. */
export const miniBrowser = (existsSync(libraries) ? readdirSync(libraries) : [])
  .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
  .find((path) => existsSync(path));

/** Debian: `webkit2gtk-driver` and `xvfb`. */
export const hasWebKit = miniBrowser !== undefined && existsSync(driver) && existsSync(screen);

/** Starts a screen, which WebKitGTK cannot do without, and the driver that opens browsers on it. */
export async function startWebDriver(): Promise<{ url: string; end(): void }> {
  // Xvfb chooses a free display, and writes its number.
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(xvfb.stdout), 'line')) as [string];
  const { shop: port } = await freePorts();
  const webDriver = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`, webDriver);
  return {
    url,
    end() {
      webDriver.kill();
      xvfb.kill();
    },
  };
}

async function answers(url: string, program: ChildProcess): Promise<void> {
  const isUp = (): Promise<boolean> =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (program.exitCode !== null) throw new Error(`${driver} ended with ${program.exitCode}`);
    await sleep(50);
  }
}
