import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const bundler = ['programs/run.mjs', 'services/main.ts'].map((name) => fileOf(`../../../../build/src/${name}`));
const bundle = fileOf('../../../dist/tests/main.mjs');

let bundling: Promise<unknown> | undefined;

/** One file, as in production: it starts in half of the processor time that the sources take, and tests start many. */
function bundleApi(): Promise<unknown> {
  const pair = `${fileOf('../../main.ts')}=${bundle}`;
  bundling ??= promisify(execFile)(process.execPath, [...bundler, pair]);
  return bundling;
}

/** The API in a separate process that can be killed, started as in production. */
export type ApiProcess = {
  readonly url: string;
  /** Ends it by SIGKILL: no signal handler runs, no request is completed. */
  kill(): Promise<void>;
};

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Removes the rate limits: the guests of these tests send requests without pauses. */
const noLimits = {
  API_ORDER_RATE_LIMIT: '1000000',
  API_ORDER_CART_RATE_LIMIT: '1000000',
  API_ORDER_PAIR_RATE_LIMIT: '1000000',
  API_ORDER_ADDRESS_RATE_LIMIT: '1000000',
  // An order counts as refused until its process responds, which a killed one does not.
  API_ORDER_REFUSED_RATE_LIMIT: '1000000',
  API_ORDER_HOLD_AFTER: '1000000',
  API_ORDER_HOLD_AFTER_NETWORK: '1000000',
  API_ORDER_STOCK_SHARE: '100',
};

/** Starts the API and waits until it listens. */
export async function startApiProcess(env: NodeJS.ProcessEnv): Promise<ApiProcess> {
  await bundleApi();
  const child = spawn(process.execPath, [bundle], {
    env: {
      ...process.env,
      BERGAUF_DEMO: 'on',
      API_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...noLimits,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = ended(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, msg } = JSON.parse(line) as { url?: string; msg?: string };
    if (url === undefined || msg !== 'product API listening') continue;
    // The output is no longer read; a full pipe must not block the process.
    child.stdout.resume();
    return {
      url,
      async kill() {
        child.kill('SIGKILL');
        await gone;
      },
    };
  }
  throw new Error('The API ended before it listened.');
}
