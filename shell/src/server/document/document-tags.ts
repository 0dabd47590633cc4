import type { SiteConfig } from 'shared-contracts/app';
import type { ExposeAssets } from 'shared-contracts/discovery';
import { languageTags } from 'shared-contracts/i18n';
import { localAddress } from 'shared-contracts/paths';
import type { ExposeId, PageMeta, RemoteName } from 'shared-contracts/remote';
import { laterElementId, overlayElementId, pageStateElementId, scriptsElementId } from '../../app/element-ids.ts';
import type { PageData, PageState, ReleaseSet } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-loader.ts';
import { languagesOf } from '../site/site-locale.ts';
import { fontPreload, fontTags, separateFont } from './font-tags.ts';
import { inlineStyle, type Stylesheet } from './inline-style.ts';
import { schemeTags } from './scheme-tags.ts';
import type { AssetFile, InlineScripts, ShellAssets } from './shell-assets.ts';

/** Files of one release for the browser. */
export type ReleaseFiles = {
  exposes: Readonly<Record<string, ExposeAssets>>;
  /** Absolute URL of the release folder, with closing slash. */
  baseUrl: string;
  /** Integrity of every file of the release, by path. */
  files: Readonly<Record<string, string>>;
  /** Texts of the stylesheets of exposed modules, by path. */
  styles: Readonly<Record<string, string>>;
};

/** What the tags of a page are made from. */
export type DocumentFiles = {
  assets: ShellAssets;
  /** Share of page loads that browsers report, 0 to 1. */
  vitalsShare: number;
  set: ReleaseSet;
  remotes: Readonly<Partial<Record<RemoteName, ReleaseFiles>>>;
};

/** What a document loads: files of the shell, and of every remote that the page uses. */
export type PageFiles = {
  styles: readonly Stylesheet[];
  font: Stylesheet | null;
  scripts: readonly AssetFile[];
  preloads: readonly AssetFile[];
  later: readonly AssetFile[];
  overlay: readonly AssetFile[];
  inline: InlineScripts;
  vitalsShare: number;
  setId: string;
};

/** @param usedLater modules that the browser loads once they come near the viewport: the document has their styles only */
export function pageFiles(
  { assets, vitalsShare, set, remotes }: DocumentFiles,
  used: ReadonlySet<ExposeId>,
  usedLater: ReadonlySet<ExposeId> = new Set(),
): PageFiles {
  const styles = new Map<string, Stylesheet>();
  const preloads = new Map<string, AssetFile>();
  for (const id of new Set([...used, ...usedLater])) {
    const name = remoteOf(id);
    const remote = remotes[name];
    const resolved = set.remotes[name];
    if (!remote || !resolved) continue;
    const { baseUrl, exposes, files } = remote;
    const { entry, integrity } = resolved;
    const assets = exposes[id.slice(name.length + 1)];
    const file = (path: string): AssetFile => ({ url: baseUrl + path, integrity: files[path] ?? '' });
    for (const path of assets?.styles ?? [])
      styles.set(baseUrl + path, inlineStyle({ ...file(path), text: remote.styles[path] ?? '' }));
    if (!used.has(id)) continue;
    preloads.set(entry, { url: entry, integrity });
    for (const path of assets?.scripts ?? []) preloads.set(baseUrl + path, file(path));
  }
  const own = separateFont(assets.styles);
  return {
    styles: [...own.styles, ...styles.values()],
    font: own.font,
    scripts: assets.scripts,
    preloads: [...preloads.values()],
    later: assets.later,
    overlay: assets.overlay,
    inline: assets.inline,
    vitalsShare,
    setId: set.id,
  };
}

type PageLocale = Pick<SiteConfig, 'locale' | 'locales'>;

/** The web manifest in a page's locale: a shop that is installed from an English page opens in English. */
export const manifestPath = ({ locale, locales }: PageLocale): string =>
  locale === locales[0] ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;

const touchIcon = '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

/** Safari on a phone would make links of what looks like a telephone number, before React compares the HTML with what it renders. */
const noDetection = '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">';

/** For the end of `<head>`, before `scriptTags`: the font’s preload, and styles as elements, so that the first paint waits for no other file. */
export function headTags({ styles, font, inline }: PageFiles): string {
  // The URL tells the chunk loader that these styles are loaded.
  const elements = styles.map(({ url, text }) => `<style data-url="${url}">${text}</style>`);
  return [fontPreload(font), schemeTags(inline), touchIcon, noDetection, fontTags(font), ...elements].join('');
}

/**
 * For the end of `<head>`: one template with every script of the page, another with what is loaded last, and the script that starts them,
 * which must not wait for the end of the document. The shell comes first, its libraries before its entry: they are evaluated while the rest
 * arrives.
 */
export function scriptTags(
  { scripts: [entry, ...libraries], preloads, later, overlay, inline, vitalsShare, setId }: PageFiles,
  site: PageLocale & Pick<SiteConfig, 'apiOrigin'>,
): string {
  const script = ({ url, integrity }: AssetFile, priority: 'high' | 'low'): string =>
    `<script src="${url}" integrity="${integrity}" crossorigin fetchpriority="${priority}"></script>`;
  const shell = [...libraries, ...(entry ? [entry] : [])].map((file) => script(file, 'high'));
  const template = `<template id="${scriptsElementId}" data-api="${site.apiOrigin}">${[...shell, ...preloads.map(preload)].join('')}</template>`;
  // Chrome would fetch the manifest during the load of the first screen's pictures; installing the shop can wait.
  const manifest = `<link rel="manifest" href="${manifestPath(site)}">`;
  const last = [...later.map((file) => script(file, 'low')), manifest].join('');
  const onKey = overlay.map((file) => `<template id="${overlayElementId}">${script(file, 'low')}</template>`).join('');
  return `${template}${onKey}<template id="${laterElementId}" data-share="${vitalsShare}" data-set="${setId}">${last}</template><script>${inline.start}</script>`;
}

function preload({ url, integrity }: AssetFile): string {
  return `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin fetchpriority="low">`;
}

/** JSON-LD of the page, for crawlers. */
export function structuredDataTags(page: PageData): string {
  const data = page.kind === 'data' ? (page.meta.structuredData ?? []) : [];
  return data.map((item) => `<script type="application/ld+json">${embeddableJson(item)}</script>`).join('');
}

/**
 * What only crawlers read: description, previous and next page of a list, other languages, and what social networks and messengers show for
 * a link.
 */
export function crawlerTags(page: PageData, config: Pick<SiteConfig, 'shopOrigin' | 'locale' | 'locales'>): string {
  if (page.kind !== 'data' && page.kind !== 'pending') return '';
  // Private pages are rendered in the browser: for a shared wishlist, messengers show the title and the shop's icon.
  const isPrivate = page.kind === 'pending';
  const meta: PageMeta = isPrivate ? { title: page.title, robots: 'noindex' } : page.meta;
  const { title, description, canonical, previous, next } = meta;
  // Social networks and messengers do not show SVG: for pages without another picture they show the shop's icon.
  const image = meta.image?.endsWith('.svg') ? undefined : meta.image;
  const local = (path: string | undefined): string | undefined => path && localAddress(config, path);
  const shared = {
    'og:site_name': 'Bergauf',
    'og:locale': languageTags[config.locale].replace('-', '_'),
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical && config.shopOrigin + local(canonical),
    'og:image': image ?? `${config.shopOrigin}/icons/icon-512.png`,
  };
  return [
    ...tag('meta name="robots" content', isPrivate ? meta.robots : undefined),
    ...tag('meta name="description" content', description),
    ...tag('link rel="prev" href', local(previous)),
    ...tag('link rel="next" href', local(next)),
    ...(meta.robots ? [] : alternates(canonical, config)),
    ...Object.entries(shared).flatMap(([property, text]) => tag(`meta property="${property}" content`, text)),
    ...tag('meta name="twitter:card" content', image ? 'summary_large_image' : 'summary'),
  ].join('');
}

/** Links to the page in each language, where the site has several; `x-default` stands for all other languages. */
function alternates(
  canonical: string | undefined,
  config: Pick<SiteConfig, 'shopOrigin' | 'locale' | 'locales'>,
): string[] {
  if (canonical === undefined) return [];
  return languagesOf(config, canonical).flatMap(({ language, path }) =>
    tag(`link rel="alternate" hreflang="${language}" href`, config.shopOrigin + path),
  );
}

/** A tag whose last attribute contains the text; none without a text. */
function tag(start: string, text: string | undefined): string[] {
  if (!text) return [];
  return [`<${start}="${escaped(text)}">`];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text escaped for markup, as React does it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/**
 * The page's state for hydration.
 * @param page the state's `page` as JSON, which the payload contains too
 * @param jsonOf serialises the parts that many pages share
 */
export function stateTag(
  { set, config, texts, fragmentData, messages, ...own }: Omit<PageState, 'page'>,
  page: EmbeddableJson,
  jsonOf: JsonOf = embeddableJson,
): string {
  const record = (values: object): string =>
    `{${Object.entries(values).map(([key, value]) => `${embeddableJson(key)}:${jsonOf(value)}`)}}`;
  const common = record({ set, config, texts }).slice(0, -1);
  const json = `${common},"fragmentData":${record(fragmentData)},"messages":${record(messages)},${embeddableJson(own).slice(1, -1)},"page":${page}}`;
  return `<script type="application/json" id="${pageStateElementId}">${json}</script>`;
}

export type EmbeddableJson = string & { readonly embeddable: true };

type JsonOf = (value: object) => EmbeddableJson;

/** JSON that cannot end its script element. */
export function embeddableJson(value: unknown): EmbeddableJson {
  return JSON.stringify(value).replace(/</g, '\\u003c') as EmbeddableJson;
}

/** As `embeddableJson`, cached per object: for objects that never change. */
export function createKeptJson(): JsonOf {
  const kept = new WeakMap<object, EmbeddableJson>();
  return (value) => {
    const known = kept.get(value);
    if (known) return known;
    const json = embeddableJson(value);
    kept.set(value, json);
    return json;
  };
}
