import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { type ProxySettings, proxyConfig } from './proxy-config.ts';

/** Debian installs it in a folder that is only in root's PATH. */
const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file)) ?? null;

/** Why tests of the proxy are skipped; false if nginx is installed. */
export const whyNoProxy: string | false = program === null && 'nginx is not installed (Debian: nginx-light)';

export type ProxyForTests = {
  /** Ports of TLS and of plain HTTP, on the loopback interface. */
  port: number;
  httpPort: number;
  /** Its own certificate, for clients that check it. */
  certificate: string;
  /** Its access log so far. */
  log(): Promise<string>;
  /** Reloads with other servers, as an operator does; no request is lost. */
  reload(settings: Given): Promise<void>;
  stop(): Promise<void>;
};

type Given = Omit<
  ProxySettings,
  'listen' | 'httpListen' | 'innerListen' | 'cache' | 'accessLog' | 'certificate' | 'certificateKey'
>;

/** `port`: TLS port. `innerApiPort`: port at which services reach the product API without limits. Default: free ports. */
export type ProxyPorts = { port?: number; innerApiPort?: number };

/** Starts nginx as configured for production, with a generated certificate. */
export async function startProxy(settings: Given, { port, innerApiPort }: ProxyPorts = {}): Promise<ProxyForTests> {
  if (program === null) throw new Error('nginx is not installed.');
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-proxy-'));
  const at = (name: string): string => path.join(folder, name);
  const ports = { port: port ?? (await freePort()), httpPort: await freePort() };
  const innerPort = innerApiPort ?? (await freePort());
  const hosts = [settings.shopHost, settings.apiHost, settings.checkoutHost, settings.registryHost];
  makeCertificate({ key: at('key.pem'), certificate: at('certificate.pem'), hosts });
  const template = await readFile(new URL('../nginx/bergauf.conf', import.meta.url), 'utf8');
  const configure = (given: Given): Promise<void> =>
    writeFile(
      at('bergauf.conf'),
      proxyConfig(template, {
        ...given,
        listen: `127.0.0.1:${ports.port}`,
        httpListen: `127.0.0.1:${ports.httpPort}`,
        innerListen: `127.0.0.1:${innerPort}`,
        cache: at('cache'),
        accessLog: at('access.log'),
        certificate: at('certificate.pem'),
        certificateKey: at('key.pem'),
      }),
    );
  await mkdir(at('cache'));
  await configure(settings);
  await writeFile(at('nginx.conf'), mainConfig(folder));
  const child = spawn(program, ['-p', folder, '-c', at('nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await isListening(ports.httpPort))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await sleep(20);
  }
  return {
    ...ports,
    certificate: await readFile(at('certificate.pem'), 'utf8'),
    log: () => readFile(at('access.log'), 'utf8'),
    async reload(given) {
      await configure(given);
      child.kill('SIGHUP');
    },
    stop,
  };
}

/** The machine's `nginx.conf`, which includes the site. */
const mainConfig = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/bergauf.conf;
}
`;

function makeCertificate({ key, certificate, hosts }: { key: string; certificate: string; hosts: string[] }): void {
  const names = hosts.map((host) => `DNS:${host}`).join();
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const about = ['-days', '2', '-subj', '/CN=bergauf test', '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', certificate, ...about], { stdio: 'pipe' });
}

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
