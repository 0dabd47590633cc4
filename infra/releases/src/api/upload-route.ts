import type { Readable } from 'node:stream';
import Type from 'typebox';
import { Refusal } from '../refusal.ts';
import { excludedShells } from '../shells/excluded-shells.ts';
import { archiveLimits } from '../store/archive.ts';
import { receiveRelease } from '../store/receive-release.ts';
import { type ApiContext, type ApiServer, audited } from './api-context.ts';
import { removedText } from './prune-route.ts';
import { failures, Name, StoredResult, security, Version } from './schemas.ts';

/** Archives that are received concurrently: each takes disk space before it is accepted. */
const mostUploads = 8;

/** Limit for one token, such as that of a CI for several frontends: stalled uploads must not block other teams. */
const mostUploadsOfToken = 4;

class TooManyUploads extends Refusal {
  override readonly status = 429;
  override readonly code = 'invalid';
}

/** `PUT /releases/<name>/<version>`: stores a release that is sent as one tar archive. */
export function uploadRoute(server: ApiServer, context: ApiContext): void {
  /** Token id of each upload in progress. */
  const running: string[] = [];
  /** The upload succeeds even if old releases cannot be removed. */
  const pruned = (): Promise<string[]> =>
    context.prune({}).catch((error: unknown) => {
      server.log.warn({ err: error }, 'old releases could not be removed');
      return [];
    });
  // The archive is read as it arrives, not collected in memory.
  server.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));

  server.put(
    '/releases/:name/:version',
    {
      schema: {
        summary: 'Stores a release, sent as a tar archive with its manifest.json first',
        description: `At most ${archiveLimits.totalBytes} bytes, ${archiveLimits.fileBytes} for each file.`,
        security,
        consumes: ['application/x-tar'],
        params: Type.Object({ name: Name, version: Version }),
        response: { 200: StoredResult, 201: StoredResult, ...failures },
      },
    },
    async (request, reply) => {
      const { name, version } = request.params;
      const need = { kind: 'team', action: 'release', remote: name } as const;
      // The content type parser passes nothing else.
      const source = request.body as Readable;
      try {
        const subject = `${name} ${version}`;
        const result = await audited(context, request, { action: 'release', subject, need }, async ({ id }) => {
          if (running.filter((one) => one === id).length >= mostUploadsOfToken) {
            throw new TooManyUploads(`This token uploads ${mostUploadsOfToken} releases already; try again.`);
          }
          if (running.length >= mostUploads)
            throw new TooManyUploads('Too many releases are being uploaded; try again.');
          running.push(id);
          try {
            const { isNew, manifest } = await receiveRelease({ store: context.paths.store, name, version, source });
            const removed = isNew ? await pruned() : [];
            const detail = isNew ? removedText(removed) : 'was stored already';
            const oversized = await context.oversized(name, version).catch((error: unknown) => {
              server.log.warn({ err: error }, 'the size of a release could not be read');
              return undefined;
            });
            const objections = excludedShells(context.shells.live(), manifest);
            const found = { ...(oversized && { oversized }), ...(objections.length && { objections }) };
            return { result: { name, version, isNew, removed, ...found }, detail };
          } finally {
            running.splice(running.indexOf(id), 1);
          }
        });
        return await reply.code(result.isNew ? 201 : 200).send(result);
      } finally {
        // The sender reads the response only after it has sent everything.
        source.resume();
      }
    },
  );
}
