import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import type { ApiServer } from '../http/api-context.ts';
import { dataOf } from '../http/route-schemas.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

const Version = Type.String({ description: 'Another text than ever before after each change.' });

const CatalogueVersion = Type.Object({ catalogue: Version, pieces: Version });

/** Version of the catalogue for caches of pages. Each process counts its own changes, and includes its own id. */
export function versionRoutes(server: ApiServer, { version, piecesVersion }: LiveCatalogue): void {
  const processId = randomUUID();
  server.get(
    '/api/v1/catalogue-version/',
    {
      schema: {
        summary: 'Versions of the catalogue, and of the numbers of pieces in stock, as this process knows them',
        response: { 200: dataOf(CatalogueVersion) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: { catalogue: `${processId} ${version()}`, pieces: `${processId} ${piecesVersion()}` } };
    },
  );
}
