import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { IIngressRule } from 'kubernetes-models/networking.k8s.io/v1/IngressRule';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyEgressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule';
import { Service as ClusterService } from 'kubernetes-models/v1/Service';
import { publicHosts, type Service, usesRedis } from '../services.ts';
import { labelsOf, metadataOf, namespace } from './names.ts';
import type { Manifest } from './workloads.ts';

/** Selects namespaces outside of the shop by a label that an installation sets. */
const role = (name: string) => ({ namespaceSelector: { matchLabels: { 'bergauf.example/role': name } } });
const podsOf = (name: Service['name']) => ({ podSelector: { matchLabels: labelsOf({ name }) } });

const dns: INetworkPolicyEgressRule = {
  to: [
    { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } },
    // NodeLocal DNSCache runs in the node's network, which pod selectors do not match: this is its usual address.
    { ipBlock: { cidr: '169.254.20.10/32' } },
  ],
  ports: [
    { protocol: 'UDP', port: 53 },
    { protocol: 'TCP', port: 53 },
  ],
};

/** Denies all traffic to and from pods that no other policy allows. */
const denyAll = (): Manifest =>
  new NetworkPolicy({
    metadata: { name: 'deny-all', namespace },
    spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
  });

const toPorts = (...ports: number[]): INetworkPolicyEgressRule => ({ ports: ports.map((port) => ({ port })) });

/**
 * Egress to destinations outside of this namespace: a database with its pooler and replica, mail, object storage, Redis, a trace collector,
 * Prometheus.
 */
const outside = (service: Service): INetworkPolicyEgressRule[] => [
  ...(service.name === 'api' ? [toPorts(5432, 6432, 465, 587, 443)] : []),
  ...(usesRedis(service) ? [toPorts(6379)] : []),
  // The registry reads Prometheus to judge canaries; the others send traces by OTLP over HTTP.
  service.name === 'releases' ? toPorts(9090) : toPorts(4318),
];

/**
 * Who may open connections to a service's operators' port: Prometheus, and the registry, which tries releases at the shells. The registry's
 * own port has no metrics but its operators' pages, which `kubectl port-forward` reaches without a rule.
 */
const readersOf = ({ name }: Service) => [
  ...(name === 'releases' ? [] : [role('monitoring')]),
  ...(name === 'shell' ? [podsOf('releases')] : []),
];

function policyOf(service: Service, services: readonly Service[]): Manifest {
  const [http] = service.ports;
  const operators = service.ports.find(({ name }) => name === 'operators');
  const readers = readersOf(service);
  const inner = service.callers.flatMap((caller) => (caller === 'proxy' ? [] : [podsOf(caller)]));
  const called = services.filter(({ callers }) => callers.includes(service.name));
  return new NetworkPolicy({
    metadata: metadataOf(service),
    spec: {
      podSelector: { matchLabels: labelsOf(service) },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [
        {
          from: [...(service.callers.includes('proxy') ? [role('proxy')] : []), ...inner],
          ports: [{ port: http.number }],
        },
        // No peers would mean all peers.
        ...(operators && readers.length > 0 ? [{ from: readers, ports: [{ port: operators.number }] }] : []),
      ],
      egress: [
        dns,
        ...called.map(({ name, ports }) => ({
          to: [podsOf(name)],
          ports: ports.map(({ number }) => ({ port: number })),
        })),
        ...outside(service),
      ],
    },
  });
}

/** Name of a service without pods: requests to paths that must not be public get 503. */
const nowhere = 'nowhere';
const hidden = (): Manifest =>
  new ClusterService({ metadata: { name: nowhere, namespace }, spec: { ports: [{ name: 'http', port: 80 }] } });

/** Paths for operators and probes, which call the services directly. */
const hiddenPaths: Readonly<Partial<Record<Service['name'], readonly string[]>>> = {
  api: ['/api/admin', '/readyz', '/healthz'],
};

/** Limits of request bodies for each public host, as in `nginx/bergauf.conf`: pictures of accounts, and releases. */
const bodyLimits: Readonly<Record<Service['name'], string>> = {
  shell: '16k',
  api: '6m',
  checkout: '16k',
  releases: '130m',
};

/** The public host of a service that browsers or teams call. The registry's operators' pages are not public. */
function ingress(host: string, name: Service['name']): Manifest {
  const to = (path: string, name: string) => ({
    path,
    pathType: 'Prefix' as const,
    backend: { service: { name, port: { name: 'http' } } },
  });
  const unserved = (hiddenPaths[name] ?? ['/readyz', '/healthz']).map((path) => to(path, nowhere));
  return new Ingress({
    metadata: {
      name: `bergauf-${name}`,
      namespace,
      // The default of ingress-nginx is 1 MiB.
      annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': bodyLimits[name] },
    },
    spec: {
      tls: [{ hosts: [host], secretName: 'bergauf-tls' }],
      rules: [{ host, http: { paths: [...unserved, to('/', name)] } }],
    },
  });
}

/**
 * Pods have the hashed files of their own build only. While one build replaces another, the controller retries another pod on 404,
 * configured here for ingress-nginx. Other controllers need their own setting, or this folder's proxy behind them.
 */
function assetIngress(): Manifest {
  const rule = (host: string, path: string, name: Service['name']): IIngressRule => ({
    host,
    http: { paths: [{ path, pathType: 'Prefix', backend: { service: { name, port: { name: 'http' } } } }] },
  });
  return new Ingress({
    metadata: {
      name: 'bergauf-assets',
      namespace,
      annotations: {
        'nginx.ingress.kubernetes.io/proxy-next-upstream': 'error timeout http_503 http_404',
        'nginx.ingress.kubernetes.io/proxy-next-upstream-tries': '0',
      },
    },
    spec: {
      tls: [{ hosts: [publicHosts.shop, publicHosts.checkout], secretName: 'bergauf-tls' }],
      rules: [rule(publicHosts.shop, '/_shell/assets', 'shell'), rule(publicHosts.checkout, '/assets', 'checkout')],
    },
  });
}

export const networkOf = (services: readonly Service[]): Manifest[] => [
  denyAll(),
  ...services.map((service) => policyOf(service, services)),
  hidden(),
  ingress(publicHosts.shop, 'shell'),
  ingress(publicHosts.api, 'api'),
  ingress(publicHosts.checkout, 'checkout'),
  ingress(publicHosts.registry, 'releases'),
  assetIngress(),
];
