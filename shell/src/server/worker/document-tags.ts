import type { ExposeId } from 'shared-contracts/remote';
import { type PageData, pageStateElementId } from '../../app/page-data.ts';
import type { PageState } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-registry.ts';
import type { WorkerSetup } from './render-task.ts';

/**
 * Everything the page needs, known before the first byte: styles, the shell's script, and each used remote's entry and
 * chunks as preloads, so that no script is discovered later than the HTML.
 */
export function headTags(
  setup: Pick<WorkerSetup, 'assets' | 'set' | 'remotes'>,
  used: ReadonlySet<ExposeId>,
  page: PageData,
): string {
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

/** @param page the state's `page`, written as JSON once for the document and for the payload */
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
  setup: Pick<WorkerSetup, 'set' | 'remotes'>,
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
