import { expect, it } from 'vitest';
import { deployedServices } from '../services.ts';
import { composeFile } from './compose-file.ts';

type ComposeService = {
  environment?: Record<string, string>;
  init?: boolean;
  logging?: { driver: string; options: Record<string, string> };
  ports?: string[];
};

const services = Object.entries(composeFile(deployedServices)['services'] as Record<string, ComposeService>);

it('the logs of each container have a limit', () => {
  expect(services.length).toBeGreaterThan(8);
  for (const [name, { logging }] of services) {
    expect(logging, name).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } });
  }
});

it('services are not the first process of their container, which would get no signal while it starts', () => {
  const ours = services.filter(([, { environment }]) => environment?.['NODE_ENV']);
  expect(ours).toHaveLength(7);
  for (const [name, { init }] of ours) expect(init, name).toBe(true);
});

it('the proxy sees the address of each client: ports are published for IPv4 only', () => {
  const ports = services.flatMap(([, service]) => service.ports ?? []);
  expect(ports).toHaveLength(2);
  for (const port of ports) expect(port).toMatch(/^0\.0\.0\.0:/);
});

it("operators' commands in a container of the API call that API", () => {
  const apis = services.filter(([name]) => name.startsWith('api-'));
  expect(apis).toHaveLength(2);
  for (const [, { environment }] of apis) {
    expect(environment?.['API_INTERNAL_ORIGIN']).toBe(`http://localhost:${environment?.['API_PORT']}`);
  }
});
