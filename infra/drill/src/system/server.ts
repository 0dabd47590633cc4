import { type Service, type ServiceOptions, startService } from '@bergauf/launcher/system/service';

/** A service of the drill, which ends and starts again at the same address. */
export type Server = {
  name: string;
  origin: string;
  /** Resolves when it is ready. @param env beside its own, for this start */
  start(env?: NodeJS.ProcessEnv): Promise<void>;
  /** As an operator ends it: it drains. @throws when it does not end by itself */
  stop(): Promise<void>;
  /** As the kernel ends it: no handler runs. */
  kill(): Promise<void>;
  isReady(): Promise<boolean>;
  /** Of its process; null while it is down. */
  pid(): number | null;
};

export type ServerOptions = Pick<ServiceOptions, 'name' | 'file' | 'env' | 'logDir' | 'engineOptions'> & {
  port: number;
};

/** A product API is ready when it has read its catalogue: the time of 300,000 products, by far. */
const startTimeoutMs = 300_000;

/** Describes a service; nothing runs before `start`. */
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
        // A product API may get requests without its database, but is not whole.
        async (response) => response.ok && !(await response.text()).includes('"database":false'),
        () => false,
      ),
  };
}
