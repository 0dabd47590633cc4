import { type ReactElement, useLayoutEffect, useState } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { filterFormId } from '../filters/filter-form.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { defaultSort, type ListQuery } from '../query/list-query.ts';
import { withSort } from '../query/list-query-changes.ts';
import type { SubmitQuery } from '../query/use-list-query.ts';
import styles from './sort-select.module.css';

type SortSelectProps = { sorting: Listing['sorting']; query: ListQuery; submitQuery: SubmitQuery };

/** Part of the filter form, so that a submission without scripts keeps the sort. `price.asc` contains field and order in one value. */
export function SortSelect({ sorting, query, submitQuery }: SortSelectProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const current = optionOf(query);
  const [shown, setShown] = useState(current);
  // Not during rendering: a refused choice would be applied after the reset.
  useLayoutEffect(() => setShown(current), [current]);
  return (
    <div className={styles.sort}>
      <label className={styles.label}>
        <span>{t('sort.label')}</span>
        <select
          form={filterFormId}
          name="sort"
          className={styles.select}
          value={shown}
          onChange={(event) => {
            const option = sorting.options[event.currentTarget.selectedIndex];
            if (option) setShown(optionOf(submitQuery(withSort(query, { field: option.field, order: option.type }))));
          }}
        >
          {sorting.options.map((option) => (
            <option key={`${option.field}.${option.type}`} value={`${option.field}.${option.type}`}>
              {option.name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={filterFormId} className="button">
          {t('sort.label')}
        </button>
      </noscript>
    </div>
  );
}

function optionOf({ sort }: ListQuery): string {
  const { field, order } = sort ?? defaultSort;
  return `${field}.${order}`;
}
