import type { SiteConfig } from 'shared-contracts/app';
import { languageTags } from 'shared-contracts/i18n';
import { schemeTags } from './scheme-tags.ts';
import type { ShellAssets } from './shell-assets.ts';

type PlainContent = {
  title: string /** Elements of its main part. */;
  body: readonly string[] /** Tags. */;
  head?: string;
};

/** A document that is rendered without React, with the shell's styles. */
export function plainDocument(
  { locale }: Pick<SiteConfig, 'locale'>,
  assets: ShellAssets,
  { title, body, head = '' }: PlainContent,
): string {
  return [
    `<!DOCTYPE html><html lang="${languageTags[locale]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<title>${title} | Bergauf</title>${schemeTags(assets.inline)}${styleTags(assets)}${head}</head><body><main class="page fallback-page">`,
    ...body,
    '</main></body></html>',
  ].join('');
}

function styleTags({ styles }: ShellAssets): string {
  return styles
    .map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin>`)
    .join('');
}

/** A message and a link to go on with. `accept`: a button that sends a POST to the page's own address. No field contains markup. */
type Message = { title: string; text: string; link: { to: string; name: string }; accept?: string };

/** A page with one message. */
export function messagePage(config: SiteConfig, assets: ShellAssets, { title, text, link, accept }: Message): string {
  // `text/plain`, because Fastify does not parse forms; the body is empty.
  const form = `<form method="post" enctype="text/plain"><button class="button button-primary">${accept}</button></form>`;
  const body = [
    `<h1>${title}</h1><p>${text}</p>${accept === undefined ? '' : form}`,
    `<p><a class="button${accept === undefined ? ' button-primary' : ''}" href="${link.to}">${link.name}</a></p>`,
  ];
  return plainDocument(config, assets, { title, body });
}
