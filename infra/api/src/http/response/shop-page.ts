import type { ContentLocale } from 'shared-contracts/entities';
import { languageTags } from '../../mail/mail-shop.ts';
import { type Html, html } from './html.ts';

const style: Html = {
  html: `<style>
body { margin: 0; background: #F6F4EF; color: #10201A; font: 18px/1.5 Archivo, system-ui, sans-serif; }
header { padding: 1.25rem 0; background: linear-gradient(169deg, #10201A 60%, #1F5C43 60.1%); }
header a { display: block; max-width: 36rem; margin: 0 auto; padding: 0 1rem; color: #fff; font-size: 1.5rem; font-weight: 800; text-decoration: none; }
header :focus-visible { outline-color: #fff; outline-offset: -3px; }
main { max-width: 36rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.015em; }
a { color: inherit; }
button { font: inherit; font-weight: 700; color: #fff; background: #D5370F; border: 0; border-radius: 2px; padding: 0.75rem 1.5rem; }
:focus-visible { outline: 3px solid #10201A; outline-offset: 3px; }
</style>`,
};

/** For routes that send such a page: nothing loads or runs, and its forms lead to the API. */
export const shopPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

export type ShopPage = {
  readonly locale: ContentLocale;
  readonly title: string;
  readonly body: Html;
  readonly shopOrigin: string;
};

/** An HTML page of the API for browsers that have no session and no scripts. */
export function shopPage({ locale, title, body, shopOrigin }: ShopPage): string {
  return html`<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Bergauf</title>${style}</head>
<body><header><a href="${shopOrigin}/">Bergauf</a></header>
<main><h1>${title}</h1>
${body}
<p><a href="${shopOrigin}/">${locale === 'en' ? 'To the shop' : 'Zum Shop'}</a></p></main></body>
</html>
`.html;
}
