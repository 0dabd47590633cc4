import { useState, useSyncExternalStore } from 'react';
import { useApp } from 'shared-contracts/app';
import { useNavigate, useNavigation } from 'shared-contracts/routing';
import { edit, type FilterState, shownQuery } from './filter-machine.ts';
import { inAppPath } from './in-app-path.ts';
import type { ListData } from './list-data.ts';
import { type ListQuery, listHref, parseListQuery } from './list-query.ts';
import { loadedFrom } from './loaded-from.ts';

export type ListQueryState = {
  /** What the shopper has asked for last, whether or not its answer is here already. */
  readonly query: ListQuery;
  /** True while the shown products still answer an older query. */
  readonly pending: boolean;
  /** True while others will take the place of the shown products, not follow them. */
  readonly isReplacing: boolean;
  /** Another query of the list, or of another one. Refused while an answer is under way (SPEC 4). */
  go(next: ListQuery, path?: string): void;
};

type Asked = { query: ListQuery; whileShowing: ListData; during: Location | undefined };
type Location = ReturnType<typeof useNavigation>['location'];

/**
 * The address is the state: a change navigates, and until its answer is here the controls show what was asked for and are
 * locked. The router drops the answer to anything that was asked before, so an older one never replaces a newer one.
 *
 * | asked for by | known from |
 * |---|---|
 * | a control, just now | `asked`: the router's word comes too late for a checkbox, which has to show its tick at once |
 * | a link, or Back | the navigation under way |
 * | nobody | the data shown |
 */
export function useListQuery(data: ListData): ListQueryState {
  const { locale } = useApp();
  const navigate = useNavigate();
  const target = useNavigation().location;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isJustAsked = asked?.whileShowing === data && asked.during === target;
  const isOnItsWay = target !== undefined && inAppPath(target.pathname, locale) === data.path;
  const submitted = isJustAsked ? asked.query : isOnItsWay ? parseListQuery(new URLSearchParams(target.search)) : null;
  const state: FilterState = { saved: data.query, submitted };
  return {
    query: shownQuery(state),
    pending: submitted !== null,
    isReplacing: submitted !== null && loadedFrom(target?.state) === null,
    go: (next, path = data.path) => {
      const isElsewhere = path !== data.path;
      const following = isElsewhere && submitted === null ? { submitted: next } : edit(state, next);
      if (following === 'refused' || following.submitted === null) return;
      setAsked({ query: following.submitted, whileShowing: data, during: target });
      void navigate(listHref(path, following.submitted), { preventScrollReset: !isElsewhere });
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
