import { type ReactElement, useRef } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { CloseIcon } from '../../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import type { ListQuery } from '../query/list-query.ts';
import { hasFilters, withFilter, withoutFilters, withoutPageLevel } from '../query/list-query-changes.ts';
import { QueryButton } from '../query/query-button.tsx';
import type { SubmitQuery } from '../query/use-list-query.ts';
import styles from './applied-filters.module.css';
import { type AppliedValue, appliedValues, pageLevelValues } from './applied-values.ts';

type AppliedFiltersProps = {
  path: string;
  listing: Listing;
  query: ListQuery;
  isLocked: boolean;
  submitQuery: SubmitQuery;
  /** Moves focus when the last chip is removed. */
  focusWhenLast(): void;
};

/** One chip for each applied value (UX 2), those of the path first. When a chip is removed, focus moves to its neighbour. */
export function AppliedFilters({
  path,
  listing,
  query,
  isLocked,
  submitQuery,
  focusWhenLast,
}: AppliedFiltersProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const list = useRef<HTMLUListElement>(null);
  const pageLevel = pageLevelValues(listing);
  const ids = pageLevel.map(({ id }) => id);
  if (!hasFilters(query) && ids.length === 0) return null;
  const chip = (value: AppliedValue, next: ListQuery, to: string) => ({
    key: String(value.id),
    text: value.name,
    label: t('applied.remove', { group: value.group, name: value.name }),
    next,
    to,
  });
  const chips = [
    ...pageLevel.map((value) => chip(value, withoutPageLevel(query, ids, value.id), paths.search())),
    ...appliedValues(listing, query.filters).map((value) =>
      chip(value, withFilter(query, listing.view.left, value.id, false), path),
    ),
  ];
  const price = priceText(query);
  if (price) {
    const text = t(...price);
    const label = t('applied.remove', { group: t('filter.price'), name: text });
    const next = { ...query, priceMin: null, priceMax: null, page: 1 };
    chips.push({ key: 'price', text, label, next, to: path });
  }
  const removeAt = (index: number, next: ListQuery, to: string) => {
    if (isLocked) return;
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[index + 1 < chips.length ? index + 1 : index - 1];
    if (neighbour) neighbour.focus();
    else focusWhenLast();
    submitQuery(next, to);
  };
  return (
    <ul ref={list} aria-label={t('applied.label')} className={styles.chips}>
      {chips.map(({ key, text, label, next, to }, index) => (
        <li key={key}>
          <QueryButton
            path={to}
            query={next}
            onPress={() => removeAt(index, next, to)}
            className={styles.chip}
            label={label}
          >
            {text}
            <CloseIcon />
          </QueryButton>
        </li>
      ))}
      {hasFilters(query) && (
        <li>
          <QueryButton
            path={path}
            query={withoutFilters(query)}
            onPress={() => {
              if (isLocked) return;
              focusWhenLast();
              submitQuery(withoutFilters(query));
            }}
            className={styles.reset}
          >
            {t('applied.reset')}
          </QueryButton>
        </li>
      )}
    </ul>
  );
}

function priceText({ priceMin: min, priceMax: max }: ListQuery): [MessageKey, Record<string, number>] | null {
  if (min !== null && max !== null) return ['filter.price.between', { min, max }];
  if (min !== null) return ['filter.price.from', { min }];
  if (max !== null) return ['filter.price.to', { max }];
  return null;
}
