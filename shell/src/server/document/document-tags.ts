import type { SiteConfig } from 'shared-contracts/app';
import type { ExposeAssets } from 'shared-contracts/discovery';
import { languageTags } from 'shared-contracts/i18n';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import { type PageData, type PageState, pageStateElementId, type ReleaseSet } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-loader.ts';

type File = { url: string; integrity: string };

export type Stylesheet = File & { text: string };

/** The shell's own files for the browser; of the scripts, the entry is the first one. */
export type ShellAssets = {
  scripts: readonly File[];
  styles: readonly Stylesheet[];
};

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
  set: ReleaseSet;
  remotes: Readonly<Partial<Record<RemoteName, ReleaseFiles>>>;
};

/** What a document loads: files of the shell, and of every remote that the page uses. */
export type PageFiles = {
  styles: readonly Stylesheet[];
  scripts: readonly File[];
  preloads: readonly File[];
};

/** @param usedLater modules that the browser loads once the shopper comes near them: the document has their styles only */
export function pageFiles(
  { assets, set, remotes }: DocumentFiles,
  used: ReadonlySet<ExposeId>,
  usedLater: ReadonlySet<ExposeId> = new Set(),
): PageFiles {
  const styles = new Map<string, Stylesheet>();
  const preloads = new Map<string, File>();
  for (const id of new Set([...used, ...usedLater])) {
    const name = remoteOf(id);
    const remote = remotes[name];
    const resolved = set.remotes[name];
    if (!remote || !resolved) continue;
    const { baseUrl, exposes, files } = remote;
    const { entry, integrity } = resolved;
    const assets = exposes[id.slice(name.length + 1)];
    const file = (path: string): File => ({ url: baseUrl + path, integrity: files[path] ?? '' });
    for (const path of assets?.styles ?? [])
      styles.set(baseUrl + path, { ...file(path), text: remote.styles[path] ?? '' });
    if (!used.has(id)) continue;
    preloads.set(entry, { url: entry, integrity });
    for (const path of assets?.scripts ?? []) preloads.set(baseUrl + path, file(path));
  }
  return { styles: [...assets.styles, ...styles.values()], scripts: assets.scripts, preloads: [...preloads.values()] };
}

/**
 * Styles for `<head>`, as elements: the first paint waits for no other file. Of the scripts, only the shell's libraries are requested
 * before it: they are what the line can carry while the browser lays the page out (decision 0031).
 */
export function headTags({ styles, scripts }: PageFiles): string {
  const libraries = scripts.slice(1);
  // The URL tells the loader of chunks that these styles are there.
  const elements = styles.map(({ url, text }) => `<style data-url="${url}">${text}</style>`);
  return [...elements, ...libraries.map(preload)].join('');
}

const scriptsElementId = 'bergauf-scripts';

/**
 * Moves the page's scripts out of their template once the first frame is on its way: before that they would compete with the first
 * screen's pictures for the line. A tab in the background has no frames. It also records the latest clicks, which each boundary repeats
 * once it is hydrated (`useEarlyClicks`). The policy names this text by its hash.
 */
export const startScript = `(()=>{const clicks=globalThis.bergaufClicks=[];addEventListener("click",click=>{if(clicks.push(click)>9)clicks.shift()},true);const start=()=>{const{content}=document.getElementById("${scriptsElementId}");for(const script of content.querySelectorAll("script"))script.async=false;document.head.append(content)},next=()=>globalThis.scheduler?.postTask?scheduler.postTask(start,{priority:"user-blocking"}):setTimeout(start);document.hidden?start():requestAnimationFrame(next)})()`;

/**
 * For the end of `<body>`: every script of the page in a template, and the script that starts them. The shell comes first, its libraries
 * before its entry: they are evaluated while the rest arrives.
 */
export function scriptTags({ scripts: [entry, ...libraries], preloads }: PageFiles): string {
  const shell = [...libraries, ...(entry ? [entry] : [])].map(
    ({ url, integrity }) => `<script src="${url}" integrity="${integrity}" crossorigin fetchpriority="high"></script>`,
  );
  const template = `<template id="${scriptsElementId}">${[...shell, ...preloads.map(preload)].join('')}</template>`;
  return `${template}<script>${startScript}</script>`;
}

function preload({ url, integrity }: File): string {
  return `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin fetchpriority="low">`;
}

/** JSON-LD of the page, for crawlers. */
export function structuredDataTags(page: PageData): string {
  const data = page.kind === 'data' ? (page.meta.structuredData ?? []) : [];
  return data.map((item) => `<script type="application/ld+json">${embeddableJson(item)}</script>`).join('');
}

/** What networks and messengers show of a shared link. */
export function shareTags(page: PageData, { shopOrigin, locale }: Pick<SiteConfig, 'shopOrigin' | 'locale'>): string {
  if (page.kind !== 'data') return '';
  const { title, description, canonical, image } = page.meta;
  const properties = {
    'og:site_name': 'Bergauf',
    'og:locale': languageTags[locale].replace('-', '_'),
    'og:type': 'website',
    'og:title': title,
    ...(description && { 'og:description': description }),
    ...(canonical && { 'og:url': `${shopOrigin}${canonical}` }),
    ...(image && { 'og:image': image }),
  };
  const tags = Object.entries(properties).map(
    ([name, text]) => `<meta property="${name}" content="${attribute(text)}">`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`;
}

const attribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** @param page the state's `page` as JSON, which the payload contains too */
export function stateTag(state: Omit<PageState, 'page'>, page: EmbeddableJson): string {
  const json = `${embeddableJson(state).slice(0, -1)},"page":${page}}`;
  return `<script type="application/json" id="${pageStateElementId}">${json}</script>`;
}

export type EmbeddableJson = string & { readonly embeddable: true };

/** JSON that cannot end its script element. */
export function embeddableJson(value: unknown): EmbeddableJson {
  return JSON.stringify(value).replace(/</g, '\\u003c') as EmbeddableJson;
}
