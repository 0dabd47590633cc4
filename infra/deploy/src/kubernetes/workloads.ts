import type { Model } from '@kubernetes-models/base';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service as NetworkService } from 'kubernetes-models/v1/Service';
import type { Service } from '../services.ts';
import { labelsOf, metadataOf } from './names.ts';
import { podTemplate } from './pods.ts';

export type Manifest = Model<{ apiVersion: string; kind: string }>;

/** Share of the requested CPU, in percent, at which another replica is added: renderings come in bursts. */
const busyPercent = 60;

const selectorOf = (service: Service) => ({ matchLabels: labelsOf(service) });

/** One replica with its own volume; on updates it is stopped before its replacement starts. */
function statefulSet(service: Service, version: string): Manifest {
  return new StatefulSet({
    metadata: metadataOf(service),
    spec: {
      serviceName: service.name,
      replicas: service.replicas.min,
      selector: selectorOf(service),
      template: podTemplate(service, { version, state: 'claim' }),
      volumeClaimTemplates: [
        {
          metadata: { name: 'state' },
          spec: { accessModes: ['ReadWriteOncePod'], resources: { requests: { storage: '20Gi' } } },
        },
      ],
    },
  });
}

function deployment(service: Service, version: string): Manifest {
  return new Deployment({
    metadata: metadataOf(service),
    spec: {
      // The autoscaler sets the number of replicas.
      selector: selectorOf(service),
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: podTemplate(service, { version, state: 'empty' }),
    },
  });
}

function scaling(service: Service): Manifest[] {
  const { name, replicas } = service;
  return [
    new HorizontalPodAutoscaler({
      metadata: metadataOf(service),
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
        minReplicas: replicas.min,
        maxReplicas: replicas.max,
        metrics: [
          {
            type: 'Resource',
            resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: busyPercent } },
          },
        ],
        // Scales up at once, and down after a quiet quarter of an hour, since a new shell has an empty page cache.
        behavior: {
          scaleUp: { stabilizationWindowSeconds: 0 },
          scaleDown: { stabilizationWindowSeconds: 900 },
        },
      },
    }),
    new PodDisruptionBudget({
      metadata: metadataOf(service),
      spec: { maxUnavailable: 1, selector: selectorOf(service) },
    }),
  ];
}

/** A service's workload, and its name in the cluster. */
export function workloadsOf(service: Service, version: string): Manifest[] {
  const isSingle = service.replicas.max === 1;
  return [
    ...(isSingle ? [statefulSet(service, version)] : [deployment(service, version), ...scaling(service)]),
    new NetworkService({
      metadata: metadataOf(service),
      spec: {
        selector: labelsOf(service),
        ports: service.ports.map(({ name, number }) => ({ name, port: number, targetPort: name })),
      },
    }),
  ];
}
