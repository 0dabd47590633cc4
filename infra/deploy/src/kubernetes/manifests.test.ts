import { readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { deploymentFiles } from '../deployment-files.ts';
import { deployedServices, publicHosts } from '../services.ts';
import { manifests } from './manifests.ts';

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
  const hosts = JSON.stringify(kubernetes().filter(({ kind }) => kind === 'Ingress'));
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

it('variables are strings for `kubectl`, which reads YAML 1.1', () => {
  const text = files.get('kubernetes/bergauf.yaml') ?? '';
  const values = text.split('---\n').flatMap((one) => {
    const { spec } = parse(one, { version: '1.1' }) as {
      spec?: { template?: { spec: { containers: { env: { name: string; value?: unknown }[] }[] } } };
    };
    return spec?.template?.spec.containers.flatMap(({ env }) => env.filter(({ value }) => value !== undefined)) ?? [];
  });
  expect(values).toContainEqual({ name: 'API_OWN_TMPDIR', value: 'on' });
  expect(values.filter(({ value }) => typeof value !== 'string')).toEqual([]);
});

it('images have the version that is given, which is the one of this repository in the file', () => {
  const imagesOf = (all: readonly object[]) => JSON.stringify(all).match(/"image":"[^"]+"/g);
  const wanted = (version: string) => deployedServices.map(({ name }) => `"image":"bergauf/${name}:${version}"`);
  expect(imagesOf(manifests(deployedServices, '3.4.5'))).toEqual(wanted('3.4.5'));
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(imagesOf(kubernetes())).toEqual(wanted(version));
});

type IngressManifest = Manifest & {
  metadata: { annotations?: Record<string, string> };
  spec: { rules: { host: string; http: { paths: { path: string }[] } }[] };
};

it('the ingress of each host accepts bodies as large as the proxy of this folder does', () => {
  const bytesOf = (size: string): number => {
    const [, digits, unit = ''] = /^(\d+)([km]?)$/.exec(size) ?? [];
    return Number(digits) * ({ k: 2 ** 10, m: 2 ** 20 }[unit] ?? 1);
  };
  const text = readFileSync(new URL('../../nginx/bergauf.conf', import.meta.url), 'utf8');
  const ofProxy = [...text.matchAll(/server_name \$\{([A-Z]+)_HOST\};[\s\S]*?client_max_body_size (\w+);/g)];
  const whole = kubernetes()
    .filter((manifest): manifest is IngressManifest => manifest.kind === 'Ingress')
    .filter(({ spec }) => spec.rules.some(({ http }) => http.paths.some(({ path }) => path === '/')));
  expect(ofProxy).toHaveLength(4);
  for (const [, name = '', limit = ''] of ofProxy) {
    const host = Object.entries(publicHosts).find(([key]) => key === name.toLowerCase())?.[1];
    const found = whole.filter(({ spec }) => spec.rules.some((rule) => rule.host === host));
    expect(found, name).toHaveLength(1);
    const given = found[0]?.metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '1m';
    expect(bytesOf(given), name).toBeGreaterThanOrEqual(bytesOf(limit));
  }
});

it('pods may resolve names also through a DNS cache on the node', () => {
  for (const { name } of deployedServices) {
    const policy = kubernetes().find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name);
    const egress = policy?.spec['egress'] as { to?: { ipBlock?: { cidr: string } }[]; ports: { port: number }[] }[];
    const dns = egress.find(({ ports }) => ports.some(({ port }) => port === 53));
    expect(
      dns?.to?.map(({ ipBlock }) => ipBlock?.cidr),
      name,
    ).toContain('169.254.20.10/32');
  }
});

type Peer = { podSelector?: { matchLabels: Record<string, string> }; namespaceSelector?: object };

/** Names of the callers that the network policy of a service lets through, for each of its open ports. */
function callersOf(name: string): Record<number, string[]> {
  const policy = kubernetes().find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name);
  const rules = (policy?.spec['ingress'] ?? []) as { from: Peer[]; ports: { port: number }[] }[];
  const nameOf = ({ podSelector, namespaceSelector }: Peer): string =>
    podSelector?.matchLabels['app.kubernetes.io/name'] ??
    /"bergauf\.example\/role":"(\w+)"/.exec(JSON.stringify(namespaceSelector))?.[1] ??
    'anyone';
  return Object.fromEntries(rules.flatMap(({ from, ports }) => ports.map(({ port }) => [port, from.map(nameOf)])));
}

it.each([
  ['shell', { 3000: ['proxy', 'releases'], 3004: ['monitoring', 'releases'] }],
  ['api', { 3001: ['proxy', 'shell', 'checkout'], 3006: ['monitoring'] }],
  ['checkout', { 3003: ['proxy'], 3007: ['monitoring'] }],
  // Operators' pages are reached by `kubectl port-forward` only.
  ['releases', { 3002: ['proxy', 'shell'] }],
])('only those who call %s reach its ports', (name, callers) => expect(callersOf(name)).toEqual(callers));

it('the schema of the Kubernetes API refuses a wrong manifest', () => {
  const wrong = { metadata: { name: 'shell' }, spec: { replicas: 'two' } };
  // @ts-expect-error: the number of replicas is a text.
  expect(() => new Deployment(wrong).validate()).toThrow(/replicas/);
});
