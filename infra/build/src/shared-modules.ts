type SharedOptions = { singleton: true; import: false; requiredVersion: false };

/**
 * Modules that exist once on a page. The host provides them, remotes only consume them (`import: false`), so no remote
 * ships its own React. `shared-contracts/forms`, `dates`, `gender`, `opening-hours`, `breadcrumb`, `sheet`, `site-constants` and `zoom` are
 * not among them: frontends that use them bundle them.
 */
export const providedByHost = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'shared-contracts/analytics',
  'shared-contracts/api',
  'shared-contracts/app',
  'shared-contracts/email',
  'shared-contracts/events',
  'shared-contracts/fields',
  'shared-contracts/fragment',
  'shared-contracts/fragment-data',
  'shared-contracts/i18n',
  'shared-contracts/lazy-component',
  'shared-contracts/paths',
  'shared-contracts/pausable-timer',
  'shared-contracts/picture',
  'shared-contracts/pricing',
  'shared-contracts/remote',
  'shared-contracts/remote-context',
  'shared-contracts/routing',
  'shared-contracts/share-link',
  'shared-contracts/storage',
  'shared-contracts/store',
] as const;

export function consumedByRemotes(): Record<string, SharedOptions> {
  return Object.fromEntries(
    providedByHost.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
  );
}
