import { layouts, programOf, toolOf } from '../build/layout.ts';
import { endSeconds, type Service, secretsFolder, stateFolder } from '../services.ts';

/** An LTS release that the services' `engines` allow. */
const nodeImage = 'docker.io/library/node:22-bookworm-slim';
/** A non-root user that no process of the base image has. */
export const user = { id: 10_001, name: 'bergauf' };

/** Package managers and conveniences of the base image: a running service needs only `node`. */
const removed = [
  '/usr/local/lib/node_modules',
  '/usr/local/bin/npm',
  '/usr/local/bin/npx',
  '/usr/local/bin/corepack',
  '/opt/yarn-*',
];

/** The health check of a service, as arguments of `node`. */
export const healthCheck = ({ ports, health }: Service): readonly string[] => [
  '-e',
  `fetch("http://127.0.0.1:${ports[0].number}${health.alive}").then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))`,
];

/** Arguments of `node` that start a service. */
export const startArguments = ({ name, engineOptions = [] }: Service): readonly string[] => [
  ...engineOptions,
  programOf(name),
];

const json = (words: readonly string[]): string => JSON.stringify(words);

function imageOf(service: Service): string {
  const { name, what, ports, startSeconds } = service;
  const tools = layouts[name].tools.map((tool) => `#   docker run … node ${toolOf(name, tool.name)}`);
  return [
    `# ${what}`,
    ...tools,
    `FROM runtime AS ${name}`,
    `COPY --from=build --chown=0:0 /out/${name} /app`,
    `USER ${user.id}:${user.id}`,
    `EXPOSE ${ports.map(({ number }) => number).join(' ')}`,
    `HEALTHCHECK --interval=10s --timeout=3s --start-period=${startSeconds}s --retries=3 CMD ${json(['node', ...healthCheck(service)])}`,
    `CMD ${json(startArguments(service))}`,
  ].join('\n');
}

/** One file with an image for each service: `docker build --target <service>`. */
export function dockerfile(services: readonly Service[]): string {
  return `# Written by "npm run deploy:files"; the services are described in infra/deploy/src/services.ts.
# docker build --file infra/deploy/container/Dockerfile --target api --tag bergauf/api .

FROM ${nodeImage} AS build
WORKDIR /src
COPY . .
RUN ["npm", "ci", "--no-audit", "--no-fund"]
RUN ["npm", "run", "build", "--", "/out"]

FROM ${nodeImage} AS runtime
RUN rm -rf ${removed.join(' ')} \\
  && groupadd --gid ${user.id} ${user.name} \\
  && useradd --uid ${user.id} --gid ${user.id} --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin ${user.name} \\
  && install --directory --owner=${user.id} --group=${user.id} --mode=0750 ${stateFolder} ${secretsFolder}
WORKDIR /app
ENV NODE_ENV=production BERGAUF_HOME=${stateFolder}
# A service answers requests in progress and ends within ${endSeconds} s.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node"]

${services.map(imageOf).join('\n\n')}
`;
}

/** Files that the build does not need, and secrets that must not get into an image. */
export const dockerignore = `# Written by "npm run deploy:files".
**/node_modules
**/dist
.git
**/.bergauf
**/.env*
**/*.pem
**/*.log
**/*.tsbuildinfo
**/test-results
**/playwright-report
infra/deploy/secrets
infra/bench/.changed
infra/releases/.broken-*
e2e/.changed
e2e/.state-*
e2e/results
`;
