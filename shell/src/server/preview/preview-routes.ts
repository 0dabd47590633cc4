import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import { localAddress, paths } from 'shared-contracts/paths';
import { type Previews, previewCookie } from './previews.ts';

/** Path that ends a preview. */
export const endPath = '/_shell/preview/end';

/** `/_shell/preview/<signed text>` begins a preview in this browser, `/_shell/preview/end` ends it. */
export function addPreviewRoutes(server: FastifyInstance, previews: Previews, config: SiteConfig): void {
  const home = localAddress(config, paths.home);
  const secure = config.shopOrigin.startsWith('https:');
  const goHome = (reply: FastifyReply, value: string, expires: Date): FastifyReply =>
    reply
      .header(
        'set-cookie',
        stringifySetCookie({ name: previewCookie, value, path: '/', expires, sameSite: 'lax', httpOnly: true, secure }),
      )
      .header('cache-control', 'no-store')
      .redirect(home, 303);

  server.get(endPath, async (_request, reply) => goHome(reply, '', new Date(0)));

  server.get<{ Params: { text: string } }>(
    '/_shell/preview/:text',
    { config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async ({ params: { text } }, reply) => {
      const { expiresAt } = await previews.read(text);
      return goHome(reply, text, new Date(expiresAt));
    },
  );
}
