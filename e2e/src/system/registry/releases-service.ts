import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { freePorts } from '@bergauf/launcher/testing/free-ports';

/** Starts a releases service with its own state folder. `env` overrides its settings. */
export async function startReleasesService(
  home: string,
  env: Readonly<Record<string, string>>,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = env['RELEASES_PORT'] ?? String((await freePorts()).releases);
  const origin = `http://localhost:${port}`;
  const service = await startService({
    name: 'releases',
    file: (await bundleChangedServices()).releases,
    env: { ...process.env, BERGAUF_HOME: home, RELEASES_PORT: port, RELEASES_ORIGIN: origin, ...env },
    readyUrl: `${origin}/healthz`,
    logDir: home,
  });
  return { origin, stop: () => service.stop() };
}
