/**
 * Modules that exist once on a page. The host provides them, remotes only consume them (`import: false`), so no remote
 * ships a React of its own.
 */
const names = ['react', 'react/jsx-runtime', 'react-dom', 'shared-contracts/'];

type SharedOptions = { singleton: true; import: false; requiredVersion: false };

export function consumedByRemotes(): Record<string, SharedOptions> {
  return Object.fromEntries(names.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]));
}
