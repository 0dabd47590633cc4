import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { stringify } from 'yaml';
import { composeFile } from './compose/compose-file.ts';
import { dockerfile, dockerignore } from './container/dockerfile.ts';
import { manifests } from './kubernetes/manifests.ts';
import { deployedServices } from './services.ts';
import { unitOf } from './systemd/units.ts';

const note = '# Written by "npm run deploy:files"; the services are described in infra/deploy/src/services.ts.\n';
/** `kubectl` reads YAML 1.1, where `on` without quotes is a boolean. */
const yaml = (value: unknown): string =>
  stringify(value, { aliasDuplicateObjects: false, lineWidth: 0, compat: 'yaml-1.1' });

const { version } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8')) as { version: string };

/** All deployment files by path, relative to this package. */
export function deploymentFiles(): Map<string, string> {
  return new Map([
    ['container/Dockerfile', dockerfile(deployedServices)],
    ['container/Dockerfile.dockerignore', dockerignore],
    ['compose.yaml', note + yaml(composeFile(deployedServices))],
    [
      'kubernetes/bergauf.yaml',
      note +
        manifests(deployedServices, version)
          .map((manifest) => yaml(manifest.toJSON()))
          .join('---\n'),
    ],
    ...deployedServices.map((service): [string, string] => [
      `systemd/bergauf-${service.name}.service`,
      unitOf(service),
    ]),
  ]);
}
