import { stringify } from 'yaml';
import { composeFile } from './compose/compose-file.ts';
import { dockerfile, dockerignore } from './container/dockerfile.ts';
import { manifests } from './kubernetes/manifests.ts';
import { deployedServices } from './services.ts';
import { unitOf } from './systemd/units.ts';

const note = '# Written by "npm run deploy:files"; the services are described in infra/deploy/src/services.ts.\n';
const yaml = (value: unknown): string => stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });

/** All files for engines by their path, relative to this package. */
export function deploymentFiles(): Map<string, string> {
  return new Map([
    ['container/Dockerfile', dockerfile(deployedServices)],
    ['container/Dockerfile.dockerignore', dockerignore],
    ['compose.yaml', note + yaml(composeFile(deployedServices))],
    [
      'kubernetes/bergauf.yaml',
      note +
        manifests(deployedServices)
          .map((manifest) => yaml(manifest.toJSON()))
          .join('---\n'),
    ],
    ...deployedServices.map((service): [string, string] => [
      `systemd/bergauf-${service.name}.service`,
      unitOf(service),
    ]),
  ]);
}
