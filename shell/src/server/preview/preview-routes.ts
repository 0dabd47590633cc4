import type { LinkClaims } from '@bergauf/service-kit/shell-protocol/preview';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import { localAddress, paths } from 'shared-contracts/paths';
import type { RemoteName } from 'shared-contracts/remote';
import type { DevelopmentChange } from '../../app/development-change.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { passFrom, releaseFile, releaseUrl } from '../request/files/file-routes.ts';
import { isOfShop } from '../request/shop-only.ts';
import type { Settings } from '../settings.ts';
import { isDevelopmentOrigin } from './development-origins.ts';
import { endPath, sendPreviewQuestion } from './preview-pages.ts';
import { PreviewRefused } from './preview-refused.ts';
import { type Previews, previewCookie } from './previews.ts';

/** Path at which a browser gets the files of its preview's development server. */
const filesPath = '/_shell/preview/files';

/** The URL at which browsers load a file: through the shop for a build of a development server, else as configured for releases. */
export function createReleaseUrl({
  releasesOrigin,
  developmentOrigins,
  separateOrigins,
}: Settings): (url: string) => string {
  const ofRelease = separateOrigins ? (url: string) => url : releaseUrl(releasesOrigin);
  return (url) => {
    const { origin, pathname } = new URL(url);
    const isBuild = origin !== releasesOrigin && isDevelopmentOrigin(developmentOrigins, origin);
    return isBuild ? filesPath + pathname : ofRelease(url);
  };
}

/**
 * `/_shell/preview/<signed text>` asks whether to start a preview in this browser, and starts it when its button is pressed;
 * `/_shell/preview/end` ends it.
 * @param previews null: the shop allows none, and says so
 */
export function addPreviewRoutes(
  server: FastifyInstance,
  previews: Previews | null,
  { config, assets }: { config: SiteConfig; assets: ShellAssets },
): void {
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

  type Link = { Params: { text: string } };
  const link = '/_shell/preview/:text';
  const limited = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
  const claimsOf = async (text: string): Promise<LinkClaims> => {
    if (!previews) throw new PreviewRefused('not-allowed', 'The shop does not allow previews');
    return previews.read(text);
  };

  server.get<Link>(link, limited, async (request, reply) =>
    sendPreviewQuestion(request, reply, { config, assets }, await claimsOf(request.params.text)),
  );

  server.post<Link>(link, { ...limited, bodyLimit: 16 }, async (request, reply) => {
    const { text } = request.params;
    const claims = await claimsOf(text);
    if (!isOfShop(request, config.shopOrigin)) return sendPreviewQuestion(request, reply, { config, assets }, claims);
    return goHome(reply, text, new Date(claims.expiresAt));
  });

  if (!previews) return;

  // The badge of a page waits here for the next build, which is ready to render by the time of the response.
  server.get<{ Querystring: { after?: string } }>('/_shell/preview/state', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const override = await previews.overrideOf(request);
    if (!override)
      return reply
        .code(404)
        .send({ error: 'not found', message: 'No frontend is under development here.', errors: {} });
    const { change, problem, prepared, refresh } = await previews.nextChange(
      override,
      request.query.after?.slice(0, 60) ?? '',
    );
    const shown = prepared?.set.remotes[override.remote as RemoteName] ?? null;
    return reply.send({
      change,
      problem,
      version: shown?.version ?? null,
      set: prepared?.set.id ?? null,
      refresh: shown && refresh && { ...refresh, entry: shown.entry, integrity: shown.integrity },
    } satisfies DevelopmentChange);
  });

  server.get<{ Params: { remote: string } }>(`${filesPath}${releaseFile}`, async (request, reply) => {
    const override = await previews.overrideOf(request);
    if (override?.remote !== request.params.remote) return reply.code(404).header('cache-control', 'no-store').send();
    const own = { 'cache-control': 'private, no-store' };
    return passFrom(request, reply, { origin: override.origin, prefix: filesPath, own });
  });
}
