import type { ReactElement } from 'react';
import type { Gender, Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import type { ListQuery } from '../query/list-query.ts';
import { withFilter } from '../query/list-query-changes.ts';
import { QueryButton } from '../query/query-button.tsx';
import type { SubmitQuery } from '../query/use-list-query.ts';
import { countSelected } from './filter-selection.ts';

type GenderOfferProps = {
  gender: Gender;
  path: string;
  listing: Listing;
  query: ListQuery;
  submitQuery: SubmitQuery;
  /** The button disappears when it is used: something else has to take the focus. */
  onUsed(): void;
};

/**
 * In a list for all genders: the filter for the gender that the shopper has chosen in the menu, one press away (decision 0061). Nothing if
 * the path or the shopper has decided already, or the list has no articles for this gender.
 */
export function GenderOffer({
  gender,
  path,
  listing,
  query,
  submitQuery,
  onUsed,
}: GenderOfferProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const groups = listing.view.left;
  const group = groups.find(({ sysname }) => sysname === 'gender');
  const value = group?.values.find(({ fv_id }) => fv_id === gender);
  if (!group || !value || value.hidden || value.count === 0 || countSelected(group, query.filters) > 0) return null;
  const next = withFilter(query, groups, value.fv_id, true);
  const use = (): void => {
    // Refused while another query is being submitted: then the button stays.
    if (countSelected(group, submitQuery(next).filters) > 0) onUsed();
  };
  return (
    <QueryButton path={path} query={next} onPress={use} className="text-link">
      {t('list.gender', { name: value.fv_name, count: value.count })}
    </QueryButton>
  );
}
