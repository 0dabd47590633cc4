import { nameOf, type StoredDocument } from '../registry/document/stored-document.ts';
import { canaryOf, defaultOf } from '../registry/traffic.ts';
import type { WatchedTraffic } from './follow-traffic.ts';

/** The traffic of the remotes that are judged, which excludes those that are off or under development. */
export function trafficInDocument(document: StoredDocument): Map<string, WatchedTraffic> {
  const found = new Map<string, WatchedTraffic>();
  for (const [key, deployments] of Object.entries(document.microFrontends)) {
    const name = nameOf(key);
    const current = defaultOf(deployments)?.metadata.version;
    if (!current || document.switchedOff.includes(key) || key in (document.development ?? {})) continue;
    const canary = canaryOf(deployments);
    found.set(name, {
      current,
      canary: canary ? { version: canary.metadata.version, percent: canary.deployment.traffic } : null,
      previous: document.previous?.[key]?.metadata.version ?? null,
    });
  }
  return found;
}

/** By remote: the canary that gets its share again when the remote is switched on, or when its development ends. */
export function suspendedCanaries({
  microFrontends,
  switchedOff,
  development = {},
}: StoredDocument): Map<string, string> {
  const before = Object.entries(development).map(([key, developed]) => [key, developed.before] as const);
  const off = switchedOff
    .filter((key) => !(key in development))
    .map((key) => [key, microFrontends[key] ?? []] as const);
  return new Map(
    [...before, ...off].flatMap(([key, deployments]) => {
      const canary = canaryOf(deployments);
      return canary ? [[nameOf(key), canary.metadata.version] as const] : [];
    }),
  );
}
