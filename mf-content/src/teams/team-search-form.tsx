import type { ReactElement } from 'react';
import type { TeamDirectory } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Form } from 'shared-contracts/routing';
import type { MessageKey } from './messages/messages.ts';
import styles from './team-search-form.module.css';
import type { TeamSearch } from './teams-loader.ts';

type TeamSearchFormProps = {
  /** Path of the list of teams. */
  action: string;
  search: TeamSearch;
  /** Null: the form has only the text field. */
  directory: Pick<TeamDirectory, 'sports' | 'regions'> | null;
};

/** A plain GET form: it works without script, and each search has an address. */
export function TeamSearchForm({ action, search, directory }: TeamSearchFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Form
      action={action}
      role="search"
      aria-label={t('teams.search')}
      className={styles.form}
      // Another search has other initial values.
      key={JSON.stringify(search)}
    >
      <div className={styles.words}>
        <label htmlFor="teams-words">{t('teams.words')}</label>
        <input
          id="teams-words"
          name="q"
          type="search"
          className="field"
          defaultValue={search.q}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      {directory && (
        <>
          <Choice
            name="sport"
            label={t('teams.sport')}
            all={t('teams.allSports')}
            chosen={search.sport}
            of={directory.sports}
          />
          <Choice
            name="region"
            label={t('teams.region')}
            all={t('teams.allRegions')}
            chosen={search.region}
            of={directory.regions}
          />
        </>
      )}
      <button type="submit" className="button button-primary">
        {t('teams.find')}
      </button>
    </Form>
  );
}

type ChoiceProps = { name: string; label: string; all: string; chosen: string; of: TeamDirectory['sports'] };

function Choice({ name, label, all, chosen, of }: ChoiceProps): ReactElement {
  const isListed = chosen === '' || of.some((choice) => choice.name === chosen);
  return (
    <div>
      <label htmlFor={`teams-${name}`}>{label}</label>
      <select id={`teams-${name}`} name={name} className="field" defaultValue={chosen}>
        <option value="">{all}</option>
        {of.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {`${choice.name} (${choice.count})`}
          </option>
        ))}
        {!isListed && <option value={chosen}>{`${chosen} (0)`}</option>}
      </select>
    </div>
  );
}
