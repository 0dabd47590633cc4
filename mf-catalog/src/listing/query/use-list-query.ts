import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { localAddress, withTrailingSlash } from 'shared-contracts/paths';
import { useNavigate, useNavigation } from 'shared-contracts/routing';
import { afterPaint } from '../../rendering/after-paint.ts';
import type { ListData } from '../list-loader.ts';
import { loadedFrom } from '../pages/loaded-pages.ts';
import { type ListQuery, listHref, parseListQuery } from './list-query.ts';
import { type ListQueryState, shownQuery, submit } from './list-query-state.ts';

export type ListQueryControl = {
  /** What the controls show: the submitted query, else the query of the data shown. */
  readonly query: ListQuery;
  /** True while a submitted query has no response yet. */
  readonly pending: boolean;
  /** True while the response will replace the products shown; false while it will be added below them. */
  readonly isReplacing: boolean;
  readonly submitQuery: SubmitQuery;
};

/**
 * Navigates to another query of this list, or of the list at `path`. Refused while a query is being submitted (SPEC 4).
 * @returns the query that the controls have to show
 */
export type SubmitQuery = (next: ListQuery, path?: string) => ListQuery;

/** Lasts from the event of a control until its navigation has ended: fulfilled, failed, or replaced by a later one. */
type Submission = { readonly query: ListQuery };

/**
 * Binds `ListQueryState` to the router. The address is the only home of the saved query: a change navigates. The router drops the
 * response of a navigation that a later one has replaced.
 *
 * The submitted query comes from the first of these that has one:
 *
 * | source | set | why |
 * |---|---|---|
 * | the navigation in progress | by the router | links and Back submit a query, too |
 * | `rendered` | one frame after the event | the router starts a navigation later |
 * | `latest` (only in `submitQuery`) | in the event itself | a second control may be used before the first render |
 *
 * `ended` is the submission whose navigation has ended. That cannot be derived from the data shown: Back may restore the data that was shown
 * when the query was submitted.
 */
export function useListQuery(data: ListData): ListQueryControl {
  const { config } = useApp();
  const navigate = useNavigate();
  const target = useNavigation().location;
  const latest = useRef<Submission | null>(null);
  const [rendered, setRendered] = useState<Submission | null>(null);
  const [ended, setEnded] = useState<Submission | null>(null);

  const queryOf = (submission: Submission | null) => (submission === ended ? null : (submission?.query ?? null));
  const isNavigating = target !== undefined && withTrailingSlash(target.pathname) === localAddress(config, data.path);
  const submitted = isNavigating ? parseListQuery(new URLSearchParams(target.search)) : queryOf(rendered);
  const state: ListQueryState = { saved: data.query, submitted };

  // A link that is followed in the frame before a submission starts is the more recent action: the submission is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each navigation, and with the page
  useLayoutEffect(
    () => () => {
      latest.current = null;
    },
    [target, data.path],
  );

  function submitQuery(next: ListQuery, path = data.path): ListQuery {
    const isOtherList = path !== data.path;
    const current = { ...state, submitted: queryOf(latest.current) ?? submitted };
    const following =
      isOtherList && current.submitted === null ? { ...current, submitted: next } : submit(current, next);
    if (!following?.submitted) return shownQuery(current);
    const submission = { query: following.submitted };
    latest.current = submission;
    // The first frame shows the control's new state and nothing else.
    afterPaint(() => {
      if (latest.current === submission) void startNavigation(submission, path);
    });
    return submission.query;
  }

  async function startNavigation(submission: Submission, path: string): Promise<void> {
    startTransition(() => setRendered(submission));
    try {
      await navigate(listHref(path, submission.query), { preventScrollReset: path === data.path });
    } finally {
      // Rendered together with the data of the navigation.
      startTransition(() => setEnded(submission));
    }
  }

  return {
    query: shownQuery(state),
    pending: submitted !== null,
    isReplacing: submitted !== null && loadedFrom(target?.state) === null,
    submitQuery,
  };
}
