import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'shared-contracts/routing';
import type { ListData } from './list-data.ts';
import { type ListQuery, listHref } from './list-query.ts';

export type ListQueryState = {
  /** What the shopper has asked for last, whether or not its answer is here already. */
  readonly query: ListQuery;
  /** True while the shown products still answer an older query. */
  readonly pending: boolean;
  go(next: ListQuery): void;
};

/**
 * The address is the state: a change navigates, and until its answer is here the controls show what was asked for. A later
 * change builds on that, and the router cancels the older request, so an older answer never replaces a newer one. The
 * router's own idea of the navigation under way comes too late for a checkbox, which has to show its tick at once.
 */
export function useListQuery(data: ListData): ListQueryState {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ query: ListQuery; whileShowing: ListData } | null>(null);
  const pending = asked?.whileShowing === data;
  return {
    query: pending ? asked.query : data.query,
    pending,
    go: (next) => {
      setAsked({ query: next, whileShowing: data });
      navigate(listHref(data.path, next), { preventScrollReset: true });
    },
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
