import { keyOf, nameOf, type StoredDocument } from '../registry/document/stored-document.ts';
import { canaryOf, defaultOf } from '../registry/traffic.ts';
import type { RemoteTraffic } from './follow-traffic.ts';

/** The traffic of the remotes that are judged: not of those that are off or under development. */
export function trafficInDocument(document: StoredDocument): Map<string, RemoteTraffic> {
  const found = new Map<string, RemoteTraffic>();
  for (const [key, rollouts] of Object.entries(document.microFrontends)) {
    const name = nameOf(key);
    const current = defaultOf(rollouts)?.metadata.version;
    if (!current || document.switchedOff.includes(key) || keyOf(name) in (document.development ?? {})) continue;
    const canary = canaryOf(rollouts);
    found.set(name, {
      current,
      canary: canary ? { version: canary.metadata.version, percent: canary.deployment.traffic } : null,
      previous: document.previous?.[key]?.metadata.version ?? null,
    });
  }
  return found;
}
