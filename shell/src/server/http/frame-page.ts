import type { SiteConfig } from 'shared-contracts/app';
import { languageTags } from 'shared-contracts/i18n';
import type { ReleaseSet } from '../../app/release-set.ts';
import { embeddableJson, headTags, stateTag } from '../worker/document-tags.ts';
import type { ShellAssets } from '../worker/render-task.ts';

/** What a shopper gets when no worker could render: the shell's script and state, and a few words until it has started. */
export function framePage(set: ReleaseSet, config: SiteConfig, assets: ShellAssets): string {
  const page = { kind: 'pending' } as const;
  const head = headTags({ assets, set, remotes: {} }, new Set(), page);
  const state = stateTag(
    { set, config, frameOnly: true, routeId: 'none', exposes: [], fragmentData: {} },
    embeddableJson(page),
  );
  return [
    `<!DOCTYPE html><html lang="${languageTags[config.locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bergauf</title>',
    `${head}</head><body><main class="page"><h1>Bergauf</h1><p>Die Seite wird geladen.</p>`,
    `<noscript><p>Gerade ist viel los. Bitte lade die Seite in ein paar Sekunden neu.</p></noscript></main>${state}</body></html>`,
  ].join('');
}

export function errorPage(config: SiteConfig): string {
  return [
    `<!DOCTYPE html><html lang="${languageTags[config.locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Internal Server Error</title></head>',
    '<body><main><h1>Internal Server Error</h1><p>Bei uns ist etwas schiefgegangen. Versuche es in ein paar Minuten noch einmal.</p>',
    '<p><a href="/">Zur Startseite</a></p></main></body></html>',
  ].join('');
}
