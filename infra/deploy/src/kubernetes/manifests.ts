import { Namespace } from 'kubernetes-models/v1/Namespace';
import type { Service } from '../services.ts';
import { namespace } from './names.ts';
import { networkOf } from './network.ts';
import { type Manifest, workloadsOf } from './workloads.ts';

/**
 * All manifests, in the order in which they are applied, except secrets, database and proxy.
 * @param version of the images
 * @throws if one does not match the schema of the Kubernetes API
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
