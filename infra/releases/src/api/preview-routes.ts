import { join } from 'node:path';
import { type LinkClaims, PreviewKey } from '@bergauf/service-kit/shell-protocol/preview';
import { publicKeyOf, signClaims } from '@bergauf/service-kit/signed-claims';
import Type from 'typebox';
import { previewKey } from '../preview/preview-key.ts';
import { Refusal } from '../refusal.ts';
import { excludedShells } from '../shells/excluded-shells.ts';
import { readManifest } from '../store/manifest.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { type ApiContext, type ApiServer, audited } from './api-context.ts';
import { Failure, failures, Name, OverrideBody, PreviewResult, security, Version } from './schemas.ts';

/** Signs links to releases without traffic and to a developer's builds, and serves the key with which shells verify them. */
export function previewRoutes(server: ApiServer, context: ApiContext): void {
  const { home, paths, shells } = context;

  server.get(
    '/preview-key',
    { schema: { summary: 'The public key of signed previews', response: { 200: PreviewKey, '5xx': Failure } } },
    async () => ({ key: publicKeyOf(await previewKey(paths)) }),
  );

  server.post(
    '/remotes/:name/preview',
    {
      schema: {
        summary: 'Signs the right to see the shop with a stored release, for some hours',
        security,
        params: Type.Object({ name: Name }),
        body: Type.Object(
          { version: Version, hours: Type.Integer({ minimum: 1, maximum: 168 }) },
          { additionalProperties: false },
        ),
        response: { 200: PreviewResult, ...failures },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { version, hours } = request.body;
      const need = { kind: 'team', action: 'release', remote: name } as const;
      return audited(context, request, { action: 'preview', subject: `${name} ${version}`, need }, async () => {
        if (!(await storedVersions(home, name)).includes(version)) {
          throw new Refusal(`There is no release ${version} of ${name}.`);
        }
        const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString();
        const claims: LinkClaims = { remote: name, version, expiresAt };
        const preview = signClaims(await previewKey(paths), claims);
        const { manifest } = await readManifest(join(paths.store, name, version));
        const objections = excludedShells(shells.live(), manifest);
        return {
          result: { preview, expiresAt, ...(objections.length && { objections }) },
          detail: `until ${expiresAt}`,
        };
      });
    },
  );

  server.post(
    '/remotes/:name/override',
    {
      schema: {
        summary: 'Signs the right to see a shop with the builds of a development server, for some hours',
        security,
        params: Type.Object({ name: Name }),
        body: OverrideBody,
        response: { 200: PreviewResult, ...failures },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { origin, key, hours } = request.body;
      const need = { kind: 'team', action: 'release', remote: name } as const;
      return audited(context, request, { action: 'override', subject: `${name} of ${origin}`, need }, async () => {
        const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString();
        const claims: LinkClaims = { remote: name, origin, key, expiresAt };
        const preview = signClaims(await previewKey(paths), claims);
        return { result: { preview, expiresAt }, detail: `until ${expiresAt}` };
      });
    },
  );
}
