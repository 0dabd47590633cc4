import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { deploymentFiles } from '../deployment-files.ts';
import { deployedServices, publicHosts } from '../services.ts';

const files = deploymentFiles();

type Manifest = { kind: string; metadata: { name: string }; spec: Record<string, unknown> };

const kubernetes = (): Manifest[] =>
  (files.get('kubernetes/bergauf.yaml') ?? '').split('---\n').map((text) => parse(text) as Manifest);

it('Kubernetes gets an autoscaler, a disruption budget and a network policy for each service, and no secret', () => {
  const kindsOf = (name: string) =>
    kubernetes()
      .filter(({ metadata }) => metadata.name === name)
      .map(({ kind }) => kind)
      .sort();
  for (const { name, replicas } of deployedServices) {
    const workload =
      replicas.max === 1 ? ['StatefulSet'] : ['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'];
    expect(kindsOf(name)).toEqual([...workload, 'NetworkPolicy', 'Service'].sort());
  }
  expect(kindsOf('deny-all')).toEqual(['NetworkPolicy']);
  const hosts = JSON.stringify(kubernetes().find(({ kind }) => kind === 'Ingress')?.spec);
  for (const host of Object.values(publicHosts)) expect(hosts).toContain(host);
  // Secrets come from outside.
  expect(kubernetes().map(({ kind }) => kind)).not.toContain('Secret');
});

it.each(deployedServices)('pods of $name have probes, limits and no privileges, and are spread', (service) => {
  const found = kubernetes().find(
    ({ kind, metadata }) => /^(Deployment|StatefulSet)$/.test(kind) && metadata.name === service.name,
  );
  const { spec: pod } = (found?.spec['template'] ?? { spec: {} }) as { spec: Record<string, unknown> };
  const [container = {}] = (pod['containers'] ?? []) as Record<string, unknown>[];
  const probe = (path: string) => ({ httpGet: { path, port: 'http' } });
  expect(container).toMatchObject({
    startupProbe: { ...probe('/healthz'), periodSeconds: 5 },
    livenessProbe: probe('/healthz'),
    readinessProbe: probe('/readyz'),
    resources: { limits: { memory: `${service.resources.memoryLimitMib}Mi` } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
  });
  const { failureThreshold } = container['startupProbe'] as { failureThreshold: number };
  // A catalogue is imported before the product API listens.
  expect(failureThreshold * 5).toBeGreaterThanOrEqual(service.name === 'api' ? 3_600 : 120);
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  const spread = pod['topologySpreadConstraints'] as { topologyKey: string }[];
  expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
    'topology.kubernetes.io/zone',
    'kubernetes.io/hostname',
  ]);
});

type Peer = { podSelector?: { matchLabels: Record<string, string> }; namespaceSelector?: object };

it.each([
  ['shell', ['outside', 'releases']],
  ['api', ['outside', 'shell', 'checkout']],
  ['checkout', ['outside']],
  ['releases', ['outside', 'shell']],
])('only those who call %s reach its port', (name, callers) => {
  const policy = kubernetes().find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name);
  const [toHttp] = (policy?.spec['ingress'] ?? []) as { from: Peer[]; ports: { port: number }[] }[];
  const service = deployedServices.find((one) => one.name === name);
  expect(toHttp?.ports).toEqual([{ port: service?.ports[0].number }]);
  const from = toHttp?.from.map(({ podSelector }) =>
    podSelector ? podSelector.matchLabels['app.kubernetes.io/name'] : 'outside',
  );
  expect(from).toEqual(callers);
});

it('the schema of the Kubernetes API refuses a wrong manifest', () => {
  const wrong = { metadata: { name: 'shell' }, spec: { replicas: 'two' } };
  // @ts-expect-error: the number of replicas is a text.
  expect(() => new Deployment(wrong).validate()).toThrow(/replicas/);
});
