import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { workspaceRoot } from '../system/workspace.ts';
import { type Priority, setPriority } from './steps.ts';

export type ShopForTests = {
  /** The environment of the tests. */
  env: NodeJS.ProcessEnv;
  /** Its state folder as it was before its services started: another shop that starts from a copy builds and imports nothing. */
  prepared: string;
  stop(): Promise<void>;
};

/**
 * Starts a shop that steps of the browser tests share.
 * @throws one sentence, when it ends before it is ready
 */
export async function startShopForTests(
  env: NodeJS.ProcessEnv,
  priority: Priority,
  say: (line: string) => void,
): Promise<ShopForTests> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/src/system/services/keep-shop.ts'], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  setPriority(child, priority);
  // `close`: the rest of its errors has been read by then.
  const exited = once(child, 'close');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    errors = (errors + chunk.toString()).slice(-10_000);
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    // The last line of its start is the description of the shop, as JSON.
    if (!line.startsWith('{')) {
      say(line);
      continue;
    }
    child.stdout.resume();
    return {
      env: { ...env, BERGAUF_E2E_SHOP: line },
      prepared: path.join((JSON.parse(line) as { home: string }).home, 'prepared'),
      async stop() {
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  await exited;
  throw new Error(`The shop for the browser tests did not start. ${errorLine(errors)}`);
}

/** What Node says of the error that ended a process, above its stack. */
function errorLine(output: string): string {
  const lines = output.trim().split('\n');
  return (lines.find((line) => line.includes('Error: ')) ?? lines.at(-1) ?? '').slice(0, 400);
}
