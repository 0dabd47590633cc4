import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import { DiscoveryDocument } from 'shared-contracts/discovery';
import { Refusal } from '../../refusal.ts';
import { publishedDocument } from './published-document.ts';
import { nameOf, parseStoredDocument, type StoredDeployment, type StoredDocument } from './stored-document.ts';

const published = lazyValidator(DiscoveryDocument);

/**
 * Checks rules that the public schema cannot express: every release is valid, traffic adds up to 100, exactly one default. Runs before
 * every write, so a document that breaks a rule never reaches the disk.
 */
export function checkDocument(document: StoredDocument): void {
  parseStoredDocument(document);
  for (const [key, deployments] of Object.entries(document.microFrontends)) checkDeployments(nameOf(key), deployments);
  for (const [key, { before }] of Object.entries(document.development ?? {})) {
    if (before.length) checkDeployments(nameOf(key), before);
  }
  const unknown = document.switchedOff.find((key) => !Object.hasOwn(document.microFrontends, key));
  if (unknown) refuse(unknown, 'is switched off but has no release');
  // Any origin will do for checking the shape; the real one is filled in for each response.
  if (!published.Check(publishedDocument(document, 'https://releases.invalid'))) {
    const [first] = published.Errors(publishedDocument(document, 'https://releases.invalid'));
    throw new Refusal(`The discovery document is not valid: ${first?.instancePath || '/'} ${first?.message ?? ''}.`);
  }
}

function checkDeployments(name: string, deployments: readonly StoredDeployment[]): void {
  const traffic = deployments.reduce((sum, { deployment }) => sum + deployment.traffic, 0);
  if (traffic !== 100) refuse(name, `has traffic that adds up to ${traffic}, not 100`);
  const defaults = deployments.filter(({ deployment }) => deployment.default).length;
  if (defaults !== 1) refuse(name, `has ${defaults} default releases, not one`);
  if (new Set(deployments.map(({ metadata }) => metadata.version)).size !== deployments.length) {
    refuse(name, 'has the same release twice');
  }
  for (const { url, metadata, extras } of deployments) {
    const { manifest, baseUrl } = extras;
    const agrees =
      manifest.name === name &&
      manifest.version === metadata.version &&
      baseUrl === `${name}/${metadata.version}/` &&
      url === `${baseUrl}${manifest.clientEntry}` &&
      manifest.files[manifest.clientEntry] === metadata.integrity;
    if (!agrees) refuse(name, `${metadata.version} does not agree with its manifest`);
  }
}

function refuse(name: string, what: string): never {
  throw new Refusal(`The discovery document is not valid: ${name} ${what}.`);
}
