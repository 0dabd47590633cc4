import { Namespace } from 'kubernetes-models/v1/Namespace';
import type { Service } from '../services.ts';
import { namespace } from './names.ts';
import { networkOf } from './network.ts';
import { type Manifest, workloadsOf } from './workloads.ts';

/**
 * Everything but the secrets, the database and the proxy, in the order in which it is applied.
 * @param version of the images
 * @throws when one does not fit the schema of the Kubernetes API
 */
export function manifests(services: readonly Service[], version: string): Manifest[] {
  const all = [
    new Namespace({
      metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
    }),
    ...networkOf(services),
    ...services.flatMap((service) => workloadsOf(service, version)),
  ];
  for (const manifest of all) manifest.validate();
  return all;
}
