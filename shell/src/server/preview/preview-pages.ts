import type { LinkClaims } from '@bergauf/service-kit/shell-protocol/preview';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, SiteConfig } from 'shared-contracts/app';
import { textLocale } from 'shared-contracts/i18n';
import { messagePage } from '../document/plain-document.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { siteOf } from '../site/site-locale.ts';
import type { PreviewRefusal, PreviewRefused } from './preview-refused.ts';

type Site = { readonly config: SiteConfig; readonly assets: ShellAssets };

/**
 * Asks for confirmation before a preview starts: a release without traffic has not been approved, and anyone who may create a release could
 * send its link to a shopper.
 */
export function sendPreviewQuestion(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  claims: LinkClaims,
): FastifyReply {
  const config = siteOf(site.config, request.url);
  const own = questions[textLocale(config.locale)];
  const shown = `${claims.remote} ${'origin' in claims ? claims.origin : claims.version}`;
  const page = messagePage(config, site.assets, {
    title: own.title,
    text: own.text.replace('{shown}', shown),
    accept: own.accept,
    link: { to: endPath, name: own.link },
  });
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** Path that ends a preview. */
export const endPath = '/_shell/preview/end';

const statuses: Readonly<Record<PreviewRefusal, number>> = {
  invalid: 403,
  'not-allowed': 403,
  expired: 410,
  failed: 502,
  busy: 503,
};

/** Says why a preview is not shown, with a link to the regular shop. */
export function sendPreviewRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { reason }: PreviewRefused,
): FastifyReply {
  const config = siteOf(site.config, request.url);
  const { title, link, ...own } = texts[textLocale(config.locale)];
  const page = messagePage(config, site.assets, {
    title,
    text: own[reason],
    link: { to: endPath, name: link },
  });
  return reply.code(statuses[reason]).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

const questions: Readonly<Record<Locale, Record<'title' | 'text' | 'accept' | 'link', string>>> = {
  at: {
    title: 'Vorschau für Mitarbeitende',
    text: 'Dieser Link zeigt den Shop in diesem Browser mit {shown}, das noch nicht freigegeben ist. Öffne es nur, wenn du weißt, von wem der Link kommt. Kaufst du hier ein, geh zurück zum Shop.',
    accept: 'Vorschau ansehen',
    link: 'Zum Shop ohne Vorschau',
  },
  en: {
    title: 'Preview for staff',
    text: 'This link shows the shop in this browser with {shown}, which has not been approved yet. Open it only if you know who has sent the link. If you are here to shop, go back to the shop.',
    accept: 'Show the preview',
    link: 'To the shop without the preview',
  },
};

const texts: Readonly<Record<Locale, Record<PreviewRefusal | 'title' | 'link', string>>> = {
  at: {
    title: 'Diese Vorschau ist nicht zu sehen',
    invalid: 'Der Link ist unvollständig, oder er wurde verändert.',
    'not-allowed': 'Dieser Shop erlaubt solche Links nicht. Seine Einstellungen legen das fest.',
    expired: 'Der Link ist abgelaufen. Ein neuer zeigt die Vorschau wieder.',
    failed: 'Die Release lässt sich im Shop nicht darstellen. Der Grund steht im Protokoll des Shops.',
    busy: 'Es sind schon so viele Vorschauen offen, wie der Shop zulässt. Versuche es in einer Minute noch einmal.',
    link: 'Zum Shop ohne Vorschau',
  },
  en: {
    title: 'This preview cannot be shown',
    invalid: 'The link is incomplete, or it was changed.',
    'not-allowed': 'This shop does not allow such links. Its settings decide that.',
    expired: 'The link has expired. A new one shows the preview again.',
    failed: 'The shop cannot show the release. The reason is in the log of the shop.',
    busy: 'As many previews are open as the shop allows. Try again in a minute.',
    link: 'To the shop without the preview',
  },
};
