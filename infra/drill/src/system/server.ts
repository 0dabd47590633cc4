import { type Service, type ServiceOptions, startService } from '@bergauf/launcher/system/service';

/** A service of the drill, which can be stopped and restarted at the same address. */
export type Server = {
  name: string;
  origin: string;
  /** Resolves when it is ready. @param env additional variables for this start */
  start(env?: NodeJS.ProcessEnv): Promise<void>;
  /** Stops it as an operator does, with draining. @throws if it does not end by itself */
  stop(): Promise<void>;
  /** Kills it as the kernel does: no handler runs. */
  kill(): Promise<void>;
  isReady(): Promise<boolean>;
  /** Process id; null while it is down. */
  pid(): number | null;
};

export type ServerOptions = Pick<ServiceOptions, 'name' | 'file' | 'env' | 'logDir' | 'engineOptions'> & {
  port: number;
};

/** A product API is ready once it has read its catalogue: this is more than enough for 300,000 products. */
const startTimeoutMs = 300_000;

/** Creates a service, which does not run before `start`. */
export function createServer({ port, env, ...options }: ServerOptions): Server {
  const origin = `http://127.0.0.1:${port}`;
  const readyUrl = `${origin}/readyz`;
  let running: Service | null = null;
  return {
    name: options.name,
    origin,
    async start(more = {}) {
      running = await startService({ ...options, readyUrl, timeoutMs: startTimeoutMs, env: { ...env, ...more } });
    },
    async stop() {
      const service = running;
      running = null;
      await service?.stop();
      const end = await service?.ended;
      if (end && end.code !== 0) throw new Error(`${options.name} ended with ${end.code}, not by itself`);
    },
    async kill() {
      const service = running;
      running = null;
      if (!service) return;
      process.kill(service.pid, 'SIGKILL');
      await service.ended;
    },
    pid: () => running?.pid ?? null,
    isReady: () =>
      fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).then(
        // A product API accepts requests without its database, but does not count as ready here.
        async (response) => response.ok && !(await response.text()).includes('"database":false'),
        () => false,
      ),
  };
}
