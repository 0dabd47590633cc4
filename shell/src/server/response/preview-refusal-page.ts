import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, SiteConfig } from 'shared-contracts/app';
import { textLocale } from 'shared-contracts/i18n';
import type { ShellAssets } from '../document/document-tags.ts';
import type { PreviewRefusal, PreviewRefused } from '../preview/preview-refused.ts';
import { siteOf } from '../site/site-locale.ts';
import { messagePage } from './fallback-page.ts';

const statuses: Readonly<Record<PreviewRefusal, number>> = {
  invalid: 403,
  'not-allowed': 403,
  expired: 410,
  failed: 502,
  busy: 503,
};

/** Says why a preview is not shown, with the way back to the shop that every shopper gets. */
export function sendPreviewRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  site: { config: SiteConfig; assets: ShellAssets },
  { reason }: PreviewRefused,
): FastifyReply {
  const config = siteOf(site.config, request.url);
  const { title, link, ...own } = texts[textLocale(config.locale)];
  const page = messagePage(config, site.assets, {
    title,
    text: own[reason],
    link: { to: '/_shell/preview/end', name: link },
  });
  return reply.code(statuses[reason]).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

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
