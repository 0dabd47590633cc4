import type { ExposeAssets } from 'shared-contracts/discovery';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import { type PageData, type PageState, pageStateElementId, type ReleaseSet } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-loader.ts';

type File = { url: string; integrity: string };

export type Stylesheet = File & { text: string };

/** The shell's own files for the browser, in the order they are used. */
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

export function pageFiles({ assets, set, remotes }: DocumentFiles, used: ReadonlySet<ExposeId>): PageFiles {
  const styles = new Map<string, Stylesheet>();
  const preloads = new Map<string, File>();
  for (const id of used) {
    const name = remoteOf(id);
    const remote = remotes[name];
    const resolved = set.remotes[name];
    if (!remote || !resolved) continue;
    const { baseUrl, exposes, files } = remote;
    const { entry, integrity } = resolved;
    preloads.set(entry, { url: entry, integrity });
    const assets = exposes[id.slice(name.length + 1)];
    const file = (path: string): File => ({ url: baseUrl + path, integrity: files[path] ?? '' });
    for (const path of assets?.scripts ?? []) preloads.set(baseUrl + path, file(path));
    for (const path of assets?.styles ?? [])
      styles.set(baseUrl + path, { ...file(path), text: remote.styles[path] ?? '' });
  }
  return { styles: [...assets.styles, ...styles.values()], scripts: assets.scripts, preloads: [...preloads.values()] };
}

/**
 * Tags for `<head>`. Styles are part of the document, so that the first paint waits for no other file. Every script is known with the
 * document, at low priority: the first paint needs none.
 */
export function headTags({ styles, scripts, preloads }: PageFiles): string {
  return [
    ...styles.map(inlineStyle),
    ...scripts.map(
      ({ url, integrity }) =>
        `<script src="${url}" integrity="${integrity}" crossorigin fetchpriority="low" defer></script>`,
    ),
    ...preloads.map(
      ({ url, integrity }) =>
        `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin fetchpriority="low">`,
    ),
  ].join('');
}

/** JSON-LD of the page, for crawlers. */
export function structuredDataTags(page: PageData): string {
  const data = page.kind === 'data' ? (page.meta.structuredData ?? []) : [];
  return data.map((item) => `<script type="application/ld+json">${embeddableJson(item)}</script>`).join('');
}

/** The URL tells the loader of chunks that these styles are there. */
const inlineStyle = ({ url, text }: Stylesheet): string => `<style data-url="${url}">${text}</style>`;

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
