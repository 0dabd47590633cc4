import type { ReactElement } from 'react';
import type { FilterValue } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import { isSelected } from '../filter-selection.ts';
import { Expander } from './expander.tsx';
import { FilterValueRow } from './filter-value.tsx';
import styles from './sub-sports.module.css';

type SubSportsProps = {
  sport: FilterValue;
  subSports: NonNullable<FilterValue['children']>;
  field: string;
  selected: readonly number[];
};

/** The sub-sports of a sport, collapsed until the sport is selected. */
export function SubSports({ sport, subSports, field, selected }: SubSportsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Expander
      id={sport.fv_id}
      forceOpen={isSelected(sport, selected)}
      className={styles.switch}
      label={t('filter.kinds', { name: sport.fv_name })}
      rows={() => (
        <ul className={styles.subSports}>
          {subSports
            .filter(({ hidden }) => !hidden)
            .map(({ fv_id, fv_name, fv_name_mobile, count }) => (
              <li key={fv_id}>
                <FilterValueRow
                  type="checkbox"
                  field={field}
                  id={fv_id}
                  name={fv_name}
                  shortName={fv_name_mobile}
                  count={count}
                  checked={selected.includes(fv_id)}
                />
              </li>
            ))}
        </ul>
      )}
    />
  );
}
