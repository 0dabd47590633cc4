import { provideSharedRuntime } from '@bergauf/build/shared-runtime';
import { createInstance } from '@module-federation/runtime';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../app/page-state.ts';
import { providedModules } from '../app/provided-modules.ts';

/**
 * Starts the federation runtime with the entries of this page's release set.
 * @returns a function that loads one exposed module
 */
export function createFederation(set: ReleaseSet): (id: ExposeId) => Promise<unknown> {
  // The runtime needs absolute URLs.
  const entries = Object.entries(set.remotes).flatMap(([name, remote]) =>
    remote ? [{ name, entry: new URL(remote.entry, location.href).href, integrity: remote.integrity }] : [],
  );
  const integrities = new Map(entries.map(({ entry, integrity }) => [entry, integrity]));
  const scriptUrl = createScriptPolicy(entries.map(({ entry }) => entry));
  provideSharedRuntime(scriptUrl);
  const federation = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: providedModules,
    remotes: entries.map(({ name, entry }) => ({
      name,
      entry,
      type: 'global',
      entryGlobalName: globalName(name as RemoteName),
    })),
    plugins: [
      {
        name: 'bergauf-integrity',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = scriptUrl(url);
          script.integrity = integrities.get(url) ?? '';
          script.crossOrigin = 'anonymous';
          script.async = true;
          return script;
        },
      },
    ],
  });
  return (id) => federation.loadRemote(id);
}

/** The variable that a remote's entry sets; see infra/build. */
function globalName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
};

/** Only browser files of this page's releases may become scripts. Returns the plain URL where there are no Trusted Types. */
function createScriptPolicy(entries: readonly string[]): (url: string) => string {
  const folders = new Set(entries.map(folderOf));
  const check = (url: string): string => {
    if (!folders.has(folderOf(url))) throw new TypeError(`Not a script of this page's release set: ${url}`);
    return url;
  };
  const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = trustedTypes?.createPolicy('bergauf-releases', { createScriptURL: check });
  return (url) => policy?.createScriptURL(url) ?? check(url);
}

/** All builds of a frontend under development count as one folder: fast refresh loads the next build. */
const folderOf = (url: string): string => new URL('.', url).href.replace(/-dev\.\d+\/client\/$/, '-dev');
