import type { SiteConfig } from 'shared-contracts/app';
import { languageTags } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import type { ReleaseSet } from '../../app/release-set.ts';
import { embeddableJson, headTags, stateTag } from '../worker/document-tags.ts';
import type { ShellAssets } from '../worker/render-task.ts';
import { type ShellWords, shellWords } from './shell-words.ts';

/** Seconds after which a page that is not available may be asked for again. */
export const retryAfterSeconds = 3;

/**
 * What a shopper gets with a 503 when no worker could render: the shell's script and state, with which the browser loads the page
 * from the product API itself, and a way to try again for those without script.
 */
export function busyPage(set: ReleaseSet, config: SiteConfig, assets: ShellAssets): string {
  const words = shellWords(config.locale);
  const page = { kind: 'pending' } as const;
  const head = headTags({ assets, set, remotes: {} }, new Set(), page);
  const state = stateTag(
    { set, config, frameOnly: true, routeId: 'none', exposes: [], fragmentData: {} },
    embeddableJson(page),
  );
  return document(config, words.busyTitle, head, [
    `<h1>${words.busyTitle}</h1><p>${words.busyText}</p>`,
    `<noscript><p><a class="button button-primary" href="">${words.retry}</a></p></noscript>`,
    state,
  ]);
}

/** For requests that nothing can be done for, and while the shop has no release set yet. */
export function errorPage(config: SiteConfig, assets: ShellAssets, status: number): string {
  const [title, text] = errorWords(shellWords(config.locale), status);
  const words = shellWords(config.locale);
  return document(config, title, styleTags(assets), [
    `<h1>${title}</h1><p>${text}</p><p><a class="button button-primary" href="${paths.home}">${words.home}</a></p>`,
  ]);
}

function styleTags({ styles }: ShellAssets): string {
  return styles
    .map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin>`)
    .join('');
}

function errorWords(words: ShellWords, status: number): [title: string, text: string] {
  if (status === 503) return [words.busyTitle, words.busyText];
  if (status < 500) return [words.badRequestTitle, words.badRequestText];
  return [words.errorTitle, words.errorText];
}

function document(config: SiteConfig, title: string, head: string, body: readonly string[]): string {
  return [
    `<!DOCTYPE html><html lang="${languageTags[config.locale]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${title} – Bergauf</title>${head}</head><body><main class="page bare-page">`,
    ...body,
    '</main></body></html>',
  ].join('');
}
