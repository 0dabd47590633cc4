import type { ExposeAssets } from 'shared-contracts/discovery';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import { type PageData, type PageState, pageStateElementId, type ReleaseSet } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-loader.ts';

/** The shell's own files for the browser, in the order they are linked. */
export type ShellAssets = {
  scripts: readonly { url: string; integrity: string }[];
  styles: readonly { url: string; integrity: string }[];
  font: string;
};

/** Files of one release for the browser. */
export type ReleaseFiles = {
  exposes: Readonly<Record<string, ExposeAssets>>;
  /** Absolute URL of the release folder, with closing slash. */
  baseUrl: string;
  /** Integrity of every file of the release, by path. */
  files: Readonly<Record<string, string>>;
};

/** What the tags of a page are made from. */
export type DocumentFiles = {
  assets: ShellAssets;
  set: ReleaseSet;
  remotes: Readonly<Partial<Record<RemoteName, ReleaseFiles>>>;
};

/**
 * Tags for `<head>`: styles, the shell's script, and preloads of the entry and chunks of every remote that the page uses, so that the
 * browser discovers every script with the HTML.
 */
export function headTags(setup: DocumentFiles, used: ReadonlySet<ExposeId>, page: PageData): string {
  const { assets } = setup;
  const files = remoteFiles(setup, used);
  return [
    `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`,
    ...[...assets.styles, ...files.styles].map(
      ({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin>`,
    ),
    ...assets.scripts.map(
      ({ url, integrity }) =>
        `<script src="${url}" integrity="${integrity}" crossorigin fetchpriority="high" defer></script>`,
    ),
    ...files.scripts.map(
      ({ url, integrity }) => `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin>`,
    ),
    ...(page.kind === 'data' ? (page.meta.structuredData ?? []) : []).map(
      (data) => `<script type="application/ld+json">${embeddableJson(data)}</script>`,
    ),
  ].join('');
}

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

type File = { url: string; integrity: string };

function remoteFiles(
  setup: Omit<DocumentFiles, 'assets'>,
  used: ReadonlySet<ExposeId>,
): { scripts: File[]; styles: File[] } {
  const scripts = new Map<string, File>();
  const styles = new Map<string, File>();
  for (const id of used) {
    const name = remoteOf(id);
    const remote = setup.remotes[name];
    const resolved = setup.set.remotes[name];
    if (!remote || !resolved) continue;
    scripts.set(resolved.entry, { url: resolved.entry, integrity: resolved.integrity });
    const assets = remote.exposes[id.slice(name.length + 1)];
    const file = (path: string): File => ({ url: remote.baseUrl + path, integrity: remote.files[path] ?? '' });
    for (const path of assets?.scripts ?? []) scripts.set(path, file(path));
    for (const path of assets?.styles ?? []) styles.set(path, file(path));
  }
  return { scripts: [...scripts.values()], styles: [...styles.values()] };
}
