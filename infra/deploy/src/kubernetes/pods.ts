import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
import type { ITopologySpreadConstraint } from 'kubernetes-models/v1/TopologySpreadConstraint';
import { startArguments, user } from '../container/dockerfile.ts';
import { endSeconds, type Service, secretsFolder, stateFolder } from '../services.ts';
import { labelsOf, secretOf } from './names.ts';

type PodSpec = NonNullable<IPodTemplateSpec['spec']>;
type Container = PodSpec['containers'][number];

const mebibytes = (size: number): string => `${size}Mi`;

/** The pod's own address, at which the registry reaches a shell's operators' port. */
function ownAddress({ name, ports }: Service): NonNullable<Container['env']> {
  const operators = ports.find((port) => port.name === 'operators');
  if (name !== 'shell' || operators === undefined) return [];
  return [
    { name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
    { name: 'SHOP_OPERATOR_ORIGIN', value: `http://$(POD_IP):${operators.number}` },
  ];
}

function containerOf(service: Service, version: string): Container {
  const { name, ports, health, startSeconds, variables, secrets, resources } = service;
  const work = variables['TMPDIR'];
  const probe = (path: string) => ({ httpGet: { path, port: 'http' }, timeoutSeconds: 3 });
  return {
    name,
    image: `bergauf/${name}:${version}`,
    args: [...startArguments(service)],
    ports: ports.map((port) => ({ name: port.name, containerPort: port.number })),
    env: [
      ...Object.entries(variables).map(([variable, value]) => ({ name: variable, value })),
      ...secrets
        .filter(({ isRequired }) => isRequired)
        .map((secret) => ({ name: `${secret.name}_FILE`, value: `${secretsFolder}/${secret.name}` })),
      ...ownAddress(service),
    ],
    startupProbe: { ...probe(health.alive), periodSeconds: 5, failureThreshold: startSeconds / 5 },
    livenessProbe: { ...probe(health.alive), periodSeconds: 10, failureThreshold: 3 },
    readinessProbe: { ...probe(health.ready), periodSeconds: 2, failureThreshold: 2 },
    resources: {
      requests: { cpu: String(resources.cpu), memory: mebibytes(resources.memoryMib) },
      // No CPU limit: if a rendering is throttled, its page waits for the next period.
      limits: { memory: mebibytes(resources.memoryLimitMib) },
    },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [
      { name: 'tmp', mountPath: '/tmp' },
      { name: 'state', mountPath: stateFolder },
      ...(work === undefined ? [] : [{ name: 'work', mountPath: work }]),
      ...(secrets.length > 0 ? [{ name: 'secrets', mountPath: secretsFolder, readOnly: true }] : []),
    ],
  };
}

export type PodPlan = {
  /** Tag of the images. */
  version: string;
  /** Where the state folder is: in an emptyDir of the pod, or in a claim of the same name. */
  state: 'empty' | 'claim';
};

export function podTemplate(service: Service, { version, state }: PodPlan): IPodTemplateSpec {
  const { secrets, variables } = service;
  const spread = (topologyKey: string): ITopologySpreadConstraint => ({
    topologyKey,
    maxSkew: 1,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: labelsOf(service) },
  });
  return {
    metadata: { labels: labelsOf(service) },
    spec: {
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      terminationGracePeriodSeconds: endSeconds,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: user.id,
        runAsGroup: user.id,
        fsGroup: user.id,
        seccompProfile: { type: 'RuntimeDefault' },
      },
      topologySpreadConstraints: [spread('topology.kubernetes.io/zone'), spread('kubernetes.io/hostname')],
      containers: [containerOf(service, version)],
      volumes: [
        { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } },
        // On the node's disk. An unpacked catalogue may have 1 GiB, and an import stores drawings beside it.
        ...('TMPDIR' in variables ? [{ name: 'work', emptyDir: { sizeLimit: '4Gi' } }] : []),
        ...(state === 'empty' ? [{ name: 'state', emptyDir: { sizeLimit: '4Gi' } }] : []),
        ...(secrets.length > 0
          ? [{ name: 'secrets', secret: { secretName: secretOf(service), defaultMode: 0o440 } }]
          : []),
      ],
    },
  };
}
