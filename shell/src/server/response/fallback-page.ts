import type { Locale, SiteConfig } from 'shared-contracts/app';
import { textLocale } from 'shared-contracts/i18n';
import { localAddress, paths } from 'shared-contracts/paths';
import type { ReleaseSet } from '../../app/page-state.ts';
import { embeddableJson, escaped, pageFiles, scriptTags, stateTag } from '../document/document-tags.ts';
import { plainDocument } from '../document/plain-document.ts';
import { shopName } from '../document/private-titles.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { shellTexts } from '../document/shell-texts.ts';

/** Seconds after which a page that is unavailable may be requested again. */
export const retryAfterSeconds = 3;

export type FallbackSite = { config: SiteConfig; assets: ShellAssets; set: ReleaseSet };

/**
 * The client-rendered fallback, sent with 503 when no worker could render: the shell's script and state, with which the browser loads
 * the page from the product API itself. Without script it is an error page: it says so (SPEC 2), and has a link to try again.
 */
export function clientRenderedFallback({ config, assets, set }: FallbackSite): string {
  const own = texts[textLocale(config.locale)];
  const page = { kind: 'pending', title: shopName } as const;
  // Share 0: the times of its load belong to no page.
  const files = pageFiles({ assets, set, remotes: {}, vitalsShare: 0 }, new Set());
  const state = stateTag(
    {
      set,
      config,
      isClientRendered: true,
      routeId: 'none',
      exposes: [],
      fragmentData: {},
      texts: shellTexts[textLocale(config.locale)],
      messages: {},
    },
    embeddableJson(page),
  );
  // In the head: when React renders the page, it removes the body, but the script that is loaded last still reads the state.
  const body = [
    `<h1>${own.busyTitle}</h1><p>${own.busyText}</p>`,
    `<noscript><p>${own.errorTitle}</p><p><a class="button button-primary" href="">${own.retry}</a></p></noscript>`,
  ];
  return plainDocument(config, assets, { title: own.busyTitle, body, head: state + scriptTags(files, config) });
}

/** `address`: path and query of the request. `reloads`: the browser reloads the page automatically. */
export type PageError = { status: number; address: string; reloads?: boolean };

/** For requests that cannot be served, and while the shell has no release set yet: the error's name (SPEC 2) with our own text. */
export function errorPage(config: SiteConfig, assets: ShellAssets, error: PageError): string {
  const own = texts[textLocale(config.locale)];
  const [title, text] = errorText(own, error);
  const name = error.status === 404 ? `404 Page Not Found: ${escaped(error.address)}` : own.errorTitle;
  // A starting shell has no page yet, not even the home page.
  const [to, link] = error.status === 503 ? ['', own.retry] : [localAddress(config, paths.home), own.home];
  const body = `<h1>${title}</h1>${name === title ? '' : `<p>${name}</p>`}<p>${text}</p><p><a class="button button-primary" href="${to}">${link}</a></p>`;
  return plainDocument(config, assets, { title, body: [body] });
}

function errorText(own: FallbackTexts, { status, reloads }: PageError): [title: string, text: string] {
  if (status === 503) return [own.busyTitle, reloads ? own.reloadText : own.busyText];
  if (status === 431) return [own.tooMuchTitle, own.tooMuchText];
  if (status < 500) return [own.badRequestTitle, own.badRequestText];
  return [own.errorTitle, own.errorText];
}

/** Texts of the pages that are rendered without React. They contain no markup. */
type FallbackTexts = {
  busyTitle: string;
  busyText: string;
  reloadText: string;
  tooMuchTitle: string;
  tooMuchText: string;
  badRequestTitle: string;
  badRequestText: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  home: string;
};

const texts: Readonly<Record<Locale, FallbackTexts>> = {
  at: {
    busyTitle: 'Gerade ist viel los',
    busyText:
      'Bitte lade die Seite in ein paar Sekunden noch einmal. Dein Warenkorb und deine Wunschliste sind sicher.',
    reloadText: 'Die Seite lädt in ein paar Sekunden von selbst neu. Dein Warenkorb und deine Wunschliste sind sicher.',
    tooMuchTitle: 'Dein Browser schickt zu viele Daten mit',
    tooMuchText: 'Lösche bitte in den Einstellungen deines Browsers die Cookies dieser Website und lade die Seite neu.',
    badRequestTitle: 'Diese Adresse verstehen wir nicht',
    badRequestText: 'Vielleicht ist beim Kopieren etwas verloren gegangen.',
    errorTitle: 'Internal Server Error',
    errorText: 'Bei uns ist etwas schiefgegangen. Versuche es in ein paar Minuten noch einmal.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  en: {
    busyTitle: 'We are busy right now',
    busyText: 'Please load the page again in a few seconds. Your cart and your wishlist are safe.',
    reloadText: 'The page loads again by itself in a few seconds. Your cart and your wishlist are safe.',
    tooMuchTitle: 'Your browser sends too much data',
    tooMuchText: 'Please delete the cookies of this website in the settings of your browser, and load the page again.',
    badRequestTitle: 'We cannot read this address',
    badRequestText: 'Perhaps a part of it was lost when it was copied.',
    errorTitle: 'Internal Server Error',
    errorText: 'Something went wrong on our side. Please try again in a few minutes.',
    retry: 'Try again',
    home: 'To the home page',
  },
};
