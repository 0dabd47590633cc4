import { useSyncExternalStore } from 'react';
import { useApp } from 'shared-contracts/app';
import { useNavigate, useNavigation } from 'shared-contracts/routing';
import { inAppPath } from './in-app-path.ts';
import type { ListData } from './list-data.ts';
import { type ListQuery, listHref, parseListQuery } from './list-query.ts';

export type ListQueryState = {
  /** What the shopper has asked for last, whether or not its answer is here already. */
  readonly query: ListQuery;
  /** True while the shown products still answer an older query. */
  readonly pending: boolean;
  go(next: ListQuery): void;
};

/**
 * The address is the state: a change navigates, and the controls show at once what the navigation under way asks for. A later
 * change builds on it and cancels the older request, so an older answer never replaces a newer one.
 */
export function useListQuery({ path, query }: Pick<ListData, 'path' | 'query'>): ListQueryState {
  const { locale } = useApp();
  const navigate = useNavigate();
  const target = useNavigation().location;
  const pending = target !== undefined && inAppPath(target.pathname, locale) === path;
  return {
    query: pending ? parseListQuery(new URLSearchParams(target.search)) : query,
    pending,
    go: (next) => void navigate(listHref(path, next), { preventScrollReset: true }),
  };
}

const never = () => () => {};

/** False on the server and while hydrating: until then a form has to work by itself. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
