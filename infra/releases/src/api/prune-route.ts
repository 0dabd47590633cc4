import Type from 'typebox';
import { type ApiContext, type ApiServer, audited } from './api-context.ts';
import { failures, PruneResult, security } from './schemas.ts';

/** `POST /prune`: removes old releases, as each upload does. */
export function pruneRoute(server: ApiServer, context: ApiContext): void {
  server.post(
    '/prune',
    {
      schema: {
        summary: 'Removes old releases that are no longer needed',
        security,
        body: Type.Object(
          {
            keep: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
            days: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
          },
          { additionalProperties: false },
        ),
        response: { 200: PruneResult, ...failures },
      },
    },
    async (request) =>
      audited(context, request, { action: 'prune', subject: 'all', need: { kind: 'operator' } }, async () => {
        const removed = await context.prune(request.body);
        return { result: { removed }, detail: removedText(removed) };
      }),
  );
}

/** For the audit log; undefined: nothing was removed. */
export const removedText = (removed: readonly string[]): string | undefined =>
  removed.length ? `removed ${removed.join(', ')}` : undefined;
