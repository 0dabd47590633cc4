import { startTransition, useRef, useState, useSyncExternalStore } from 'react';
import { useApp } from 'shared-contracts/app';
import { useNavigate, useNavigation } from 'shared-contracts/routing';
import { afterPaint } from './after-paint.ts';
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
  readonly go: Go;
};

/**
 * Another query of the list, or of another one. Refused while an answer is under way (SPEC 4).
 * @returns what the controls are to show
 */
export type Go = (next: ListQuery, path?: string) => ListQuery;

type Asked = { query: ListQuery; whileShowing: ListData; during: Location | undefined };
type Location = ReturnType<typeof useNavigation>['location'];

/**
 * The address is the state: a change navigates, and until its answer is here the controls show what was asked for and are
 * locked. The router drops the answer to anything that was asked before, so an older one never replaces a newer one.
 *
 * | asked for by | known from |
 * |---|---|
 * | a control, just now | `asking`, before anything is rendered: the frame of the tap belongs to the tick alone |
 * | a control, a frame ago | `asked`: the router's word comes later |
 * | a link, or Back | the navigation under way |
 * | nobody | the data shown |
 */
export function useListQuery(data: ListData): ListQueryState {
  const { locale } = useApp();
  const navigate = useNavigate();
  const target = useNavigation().location;
  const asking = useRef<Asked | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNew = (question: Asked | null) => question?.whileShowing === data && question.during === target;
  const isOnItsWay = target !== undefined && inAppPath(target.pathname, locale) === data.path;
  const submitted =
    asked && isNew(asked) ? asked.query : isOnItsWay ? parseListQuery(new URLSearchParams(target.search)) : null;
  const state: FilterState = { saved: data.query, submitted };
  return {
    query: shownQuery(state),
    pending: submitted !== null,
    isReplacing: submitted !== null && loadedFrom(target?.state) === null,
    go: (next, path = data.path) => {
      const isElsewhere = path !== data.path;
      const now = asking.current && isNew(asking.current) ? { ...state, submitted: asking.current.query } : state;
      const following = isElsewhere && now.submitted === null ? { submitted: next } : edit(now, next);
      if (following === 'refused' || following.submitted === null) return shownQuery(now);
      const question = { query: following.submitted, whileShowing: data, during: target };
      asking.current = question;
      afterPaint(() => {
        startTransition(() => setAsked(question));
        void navigate(listHref(path, question.query), { preventScrollReset: !isElsewhere });
      });
      return question.query;
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
