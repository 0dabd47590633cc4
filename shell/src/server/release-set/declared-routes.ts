import type { SiteConfig } from 'shared-contracts/app';
import type { RemoteName } from 'shared-contracts/remote';
import { reservedSegments } from 'shared-contracts/reserved-segments';
import { type ShopRoute, shopRoutes } from '../../app/route-table.ts';
import type { Resolution } from './resolve-releases.ts';

export type DeclaredRoutes = {
  /** The most specific first. */
  routes: readonly ShopRoute[];
  /** Why the routes of a remote cannot be used; such a release takes no traffic. */
  refused: ReadonlyMap<RemoteName, string>;
};

/**
 * The routes that the releases of a set declare. The first segment of an address belongs to one owner: the shop, or the first remote of
 * the set that declares it. So no two routes of different owners match the same address.
 */
export function declaredRoutes(resolution: Resolution, config: SiteConfig): DeclaredRoutes {
  const owners = new Map<string, string>();
  for (const segment of reservedSegments) owners.set(segment, 'the shop');
  for (const { path } of shopRoutes(config)) owners.set(firstSegment(path), 'the shop');
  const refused = new Map<RemoteName, string>();
  const routes: ShopRoute[] = [];
  for (const [name, release] of Object.entries(resolution) as [RemoteName, Resolution[RemoteName]][]) {
    const own = Object.entries(release?.extras.manifest.exposes ?? {}).flatMap(([expose, { route }]) =>
      route ? [{ ...route, page: `${name}/${expose}` as const }] : [],
    );
    const message = refusalOf(name, own, owners);
    if (message) {
      refused.set(name, message);
      continue;
    }
    for (const { path, page, rendered, group = null } of own) {
      owners.set(firstSegment(path), name);
      routes.push({ id: page, path, page, group, rendered });
    }
  }
  return { routes: routes.sort((a, b) => compareText(rankOf(a.path), rankOf(b.path))), refused };
}

function refusalOf(name: string, own: readonly { path: string }[], owners: ReadonlyMap<string, string>): string | null {
  const shapes = new Set<string>();
  for (const { path } of own) {
    const owner = owners.get(firstSegment(path));
    if (owner && owner !== name)
      return `the route /${path}/ begins with /${firstSegment(path)}/, which belongs to ${owner}`;
    const shape = path.replace(/:[^/]+/g, ':');
    if (shapes.has(shape)) return `the route /${path}/ is declared twice`;
    shapes.add(shape);
  }
  return null;
}

const firstSegment = (path: string): string => path.split('/')[0] ?? '';

/** Sort key by the router's ranking: a segment before a parameter before the rest of the address. */
const rankOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment === '*' ? '3' : segment.startsWith(':') ? '2' : `1${segment}`))
    .join('/');

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
