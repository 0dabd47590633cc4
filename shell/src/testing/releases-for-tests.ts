import { integrityOf } from '@bergauf/service-kit/integrity';
import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import { remoteNames } from 'shared-contracts/remote';
import type { ReleaseSet } from '../app/page-state.ts';

/** A set in which every remote is switched off. */
export const noRemotes = Object.fromEntries(remoteNames.map((name) => [name, null])) as ReleaseSet['remotes'];

type About = {
  version?: string;
  traffic?: number;
  isDefault?: boolean;
  origin?: string;
  files?: Record<string, string>;
  exposes?: DiscoveryRelease['extras']['manifest']['exposes'];
};

/** A release as the registry announces it; `files` are the contents of its files by path. */
export function releaseForTests(name: string, about: About = {}): DiscoveryRelease {
  const { version = '1.0.0', traffic = 100, isDefault = true, origin = 'http://localhost:3002' } = about;
  const contents = about.files ?? { 'client/entry.js': `${name} ${version}`, 'server/entry.js': `${name} ${version}` };
  const files = Object.fromEntries(
    Object.entries(contents).map(([file, text]) => [file, integrityOf(Buffer.from(text))]),
  );
  const manifest = {
    name,
    version,
    contractRange: '^1.0.0',
    clientEntry: 'client/entry.js',
    serverEntry: 'server/entry.js',
    exposes: about.exposes ?? {},
    files,
  };
  const baseUrl = `${origin}/${name}/${version}/`;
  return {
    url: `${baseUrl}client/entry.js`,
    metadata: { integrity: files['client/entry.js'] ?? integrityOf(Buffer.from('')), version },
    deployment: { traffic, default: isDefault },
    extras: { baseUrl, manifestIntegrity: integrityOf(Buffer.from(JSON.stringify(manifest))), manifest },
  };
}

export function documentForTests(releases: Readonly<Record<string, DiscoveryRelease[]>>): DiscoveryDocument {
  const microFrontends = Object.fromEntries(Object.entries(releases).map(([name, list]) => [`@bergauf/${name}`, list]));
  return { schema: 'v1-pre', revision: 1, microFrontends };
}
