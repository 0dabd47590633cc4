import Type from 'typebox';
import type { LiveCatalogue } from '../../live-catalogue/live-catalogue.ts';
import type { ApiServer } from '../api-context.ts';
import { notFound } from '../errors/api-error.ts';
import { type Html, html } from '../response/html.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const style: Html = {
  html: '<style>body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }</style>',
};

function page(products: number): string {
  const state =
    products > 0
      ? html`<p>The catalogue has ${products} products.</p>`
      : html`<p>The catalogue is empty. It is imported with</p>
<pre><code>npm run catalogue -- import &lt;folder&gt;</code></pre>
<p>in the same environment (DATABASE_URL, or BERGAUF_HOME while this server is stopped). The import checks everything first; the
format is described in infra/catalogue-format/docs/format.md.</p>`;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Product API</title>${style}</head>
<body><h1>Product API</h1>${state}</body>
</html>
`.html;
}

/** GET / for operators: whether there is a catalogue, and how to import one. */
export function startPageRoute(server: ApiServer, { view }: Pick<LiveCatalogue, 'view'>): void {
  server.get(
    '/',
    {
      schema: {
        summary: 'Whether there is a catalogue, and how to import one',
        response: { 200: { content: { 'text/html': { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      // The router takes `GET *` for it.
      if (!request.raw.url?.startsWith('/')) throw notFound();
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(page(view().index.size));
    },
  );
}
