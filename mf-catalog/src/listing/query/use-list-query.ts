import { startTransition, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useNavigate, useNavigation } from 'shared-contracts/routing';
import { inAppPath } from '../../in-app-path.ts';
import type { ListData } from '../list-loader.ts';
import { loadedFrom } from '../pages/loaded-pages.ts';
import { type ListQuery, listHref, parseListQuery } from './list-query.ts';
import { edit, type FilterState, shownQuery } from './list-query-machine.ts';

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

type Question = { readonly query: ListQuery };

/**
 * The address is the state: a change navigates, and until its answer is here the controls show what was asked for and are
 * locked. The router drops the answer to anything that was asked before, so an older one never replaces a newer one.
 *
 * | asked for by | known from | until |
 * |---|---|---|
 * | a control, just now | `asking`, before anything is rendered: the frame of the tap belongs to the tick alone | `over` |
 * | a control, a frame ago | `asked`: the router's word comes later | `over` |
 * | a link, or Back | the navigation under way | it ends |
 * | nobody | the data shown | |
 *
 * A question is over when its navigation has ended: answered, or given up for a later one. The data shown cannot tell: Back
 * brings the very data that the question was asked at.
 */
export function useListQuery(data: ListData): ListQueryState {
  const { locale } = useApp();
  const navigate = useNavigate();
  const target = useNavigation().location;
  const asking = useRef<Question | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const [over, setOver] = useState<Question | null>(null);
  const openOf = (question: Question | null) => (question === over ? null : question);
  const isOnItsWay = target !== undefined && inAppPath(target.pathname, locale) === data.path;
  const submitted = isOnItsWay ? parseListQuery(new URLSearchParams(target.search)) : (openOf(asked)?.query ?? null);
  const state: FilterState = { saved: data.query, submitted };
  return {
    query: shownQuery(state),
    pending: submitted !== null,
    isReplacing: submitted !== null && loadedFrom(target?.state) === null,
    go: (next, path = data.path) => {
      const isElsewhere = path !== data.path;
      const now = { ...state, submitted: openOf(asking.current)?.query ?? submitted };
      const following = isElsewhere && now.submitted === null ? { submitted: next } : edit(now, next);
      if (following === 'refused' || following.submitted === null) return shownQuery(now);
      const question = { query: following.submitted };
      asking.current = question;
      const submit = async () => {
        startTransition(() => setAsked(question));
        try {
          await navigate(listHref(path, question.query), { preventScrollReset: !isElsewhere });
        } finally {
          // Rendered together with what the navigation has brought.
          startTransition(() => setOver(question));
        }
      };
      afterPaint(() => void submit());
      return question.query;
    },
  };
}

/** Runs a task once the frame is painted that shows what the shopper has just done. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
