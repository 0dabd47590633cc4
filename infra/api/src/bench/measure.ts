import { Agent, get } from 'node:http';

/** Milliseconds. */
export type Timing = { readonly requests: number; readonly p50: number; readonly p99: number; readonly max: number };

function ask(agent: Agent, port: number, path: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${path} responded with ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requests: sorted.length, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}

/** Requests all paths with `clients` parallel clients. Each client sends its next request after a response. */
export async function measure(port: number, paths: readonly string[], clients: number): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) times.push(await ask(agent, port, path));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return timingOf(times);
}
