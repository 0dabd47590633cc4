import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import type { FilterGroup, FilterValue } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import { isSelected, takesOneValue } from '../filter-selection.ts';
import { Expander } from './expander.tsx';
import styles from './filter-group.module.css';
import valueStyles from './filter-value.module.css';
import { FilterValueRow } from './filter-value.tsx';
import { SubSports } from './sub-sports.tsx';

/** UX 5: the rest of a longer group is collapsed. */
const shownAtFirst = 8;

type FilterGroupFieldProps = {
  group: FilterGroup;
  /** Filter value ids of all groups. */
  selected: readonly number[];
  /** Number of the group's values that are applied to the data shown. */
  savedCount: number;
  isLocked: boolean;
};

export function FilterGroupField({
  group,
  selected,
  savedCount,
  isLocked,
}: FilterGroupFieldProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const values = group.values.filter((value) => !value.hidden);
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.group} aria-disabled={isLocked || undefined}>
      <legend className={styles.legend}>
        {group.f_name}
        {savedCount > 0 && (
          <span className={styles.saved}>
            {savedCount}
            <span className="visually-hidden"> {t('filter.chosen', { count: savedCount })}</span>
          </span>
        )}
      </legend>
      {group.type === 'dropdown' ? (
        <Dropdown group={group} values={values} selected={selected} />
      ) : (
        <Values group={group} values={values} selected={selected} />
      )}
    </fieldset>
  );
}

type ValuesProps = { group: FilterGroup; values: readonly FilterValue[]; selected: readonly number[] };

function Values({ group, values, selected }: ValuesProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const rest = values.slice(shownAtFirst);
  const isRadio = takesOneValue(group);
  const list = (shown: readonly FilterValue[]) => (
    <ul className={clsx(group.sysname === 'size' && valueStyles.sizes, shown.some(hasLongName) && valueStyles.wide)}>
      {shown.map((value) => (
        <li key={value.fv_id} className={value.children ? valueStyles.pivot : undefined}>
          <FilterValueRow
            type={isRadio ? 'radio' : 'checkbox'}
            field={fieldName(group)}
            id={value.fv_id}
            name={value.fv_name}
            shortName={value.fv_name_mobile}
            hex={value.hex}
            count={value.count}
            checked={isSelected(value, selected)}
          />
          {value.children && value.children.length > 0 && (
            <SubSports sport={value} subSports={value.children} field={fieldName(group)} selected={selected} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {isRadio && (
        <label className={valueStyles.value}>
          <input
            type="radio"
            name={fieldName(group)}
            value=""
            defaultChecked={!values.some((value) => isSelected(value, selected))}
          />
          <span>{t('filter.any')}</span>
        </label>
      )}
      {list(values.slice(0, shownAtFirst))}
      {rest.length > 0 && (
        <Expander
          id={group.f_id}
          forceOpen={rest.some((value) => isSelected(value, selected))}
          className={styles.rest}
          rows={() => list(rest)}
        >
          {t('filter.more', { count: rest.length })}
        </Expander>
      )}
    </>
  );
}

function Dropdown({ group, values, selected }: ValuesProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <select
      name={fieldName(group)}
      className={clsx('field', styles.dropdown)}
      aria-label={group.f_name}
      defaultValue={values.find((value) => isSelected(value, selected))?.fv_id ?? ''}
    >
      <option value="">{t('filter.any')}</option>
      {values.map(({ fv_id, fv_name, count }) => (
        <option key={fv_id} value={fv_id} disabled={count === 0 && !selected.includes(fv_id)}>
          {`${fv_name} (${count})`}
        </option>
      ))}
    </select>
  );
}

/** Each single-value group needs a field of its own in a submission without scripts. */
function fieldName(group: FilterGroup): string {
  return takesOneValue(group) ? `filters.${group.f_id}` : 'filters';
}

function hasLongName({ fv_name }: FilterValue): boolean {
  return fv_name.length > 5;
}
