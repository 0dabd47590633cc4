import { startArguments } from '../container/dockerfile.ts';
import { endSeconds, type Service } from '../services.ts';

/** Variables for a service behind a proxy on the same machine. */
const onOneMachine = (variables: Service['variables']): Service['variables'] =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      if (name === 'HOST' || name.endsWith('_HOST')) return [name, 'localhost'];
      if (value === 'uniquelocal') return [name, 'loopback'];
      return [name, value.replace(/^http:\/\/(releases|api):/, 'http://localhost:')];
    }),
  );

const installFolder = '/opt/bergauf';
const secretsSource = '/etc/bergauf/secrets';

/** A hardened unit: a dynamic user, no privileges, one persistent folder, and temporary ones. */
export function unitOf(service: Service): string {
  const { name, what, variables, secrets, resources } = service;
  const [program = '', ...options] = [...startArguments(service)].reverse();
  const required = secrets.filter(({ isRequired }) => isRequired);
  const environment = Object.entries({ ...onOneMachine(variables), BERGAUF_HOME: `/var/lib/bergauf-${name}` });
  return `# Written by "npm run deploy:files"; the services are described in infra/deploy/src/services.ts.
[Unit]
Description=Bergauf, ${what}
After=network-online.target${name === 'api' ? ' postgresql.service' : ''}
Wants=network-online.target

[Service]
ExecStart=${['/usr/bin/node', ...options, `${installFolder}/${name}/${program}`].join(' ')}
WorkingDirectory=${installFolder}/${name}
${environment.map(([variable, value]) => `Environment=${variable}=${value}`).join('\n')}
# Variables that differ on this machine.
EnvironmentFile=-/etc/bergauf/${name}.env
${required.map((secret) => `LoadCredential=${secret.name}:${secretsSource}/${secret.name}\nEnvironment=${secret.name}_FILE=%d/${secret.name}\n`).join('')}DynamicUser=yes
StateDirectory=bergauf-${name}
StateDirectoryMode=0750
Restart=on-failure
RestartSec=2
TimeoutStopSec=${endSeconds}
KillSignal=SIGTERM
MemoryMax=${resources.memoryLimitMib}M
TasksMax=256
LimitNOFILE=65536

NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
# Its own /tmp and /var/tmp, which are removed when it ends.
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectClock=yes
ProtectHostname=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
CapabilityBoundingSet=
AmbientCapabilities=
SystemCallArchitectures=native
# V8 protects its code with memory protection keys where the processor has them. A call that is not allowed fails and does not end the process.
SystemCallFilter=@system-service @pkey
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
UMask=0027

[Install]
WantedBy=multi-user.target
`;
}
