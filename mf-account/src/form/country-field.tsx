import type { ReactElement } from 'react';
import { useApp, useIsHydrated } from 'shared-contracts/app';
import type { CountryId } from 'shared-contracts/entities';
import { type FieldRowProps, SelectField } from 'shared-contracts/forms';
import { languageTags } from 'shared-contracts/i18n';

/** Delivery countries: the shop's own first, the others sorted by name. */
const ownCountries: readonly CountryId[] = ['AT', 'DE'];
const otherCountries = 'BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export const firstCountry: CountryId = 'AT';

export function CountryField(props: FieldRowProps & { autoComplete?: string }): ReactElement {
  const tag = languageTags[useApp().locale];
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const choice = (value: string): { value: string; label: string } => ({ value, label: names.of(value) ?? value });
  // Server and browser may have different names, and thus another order.
  const more = useIsHydrated() ? otherCountries : [];
  const others = more.map(choice).sort((a, b) => a.label.localeCompare(b.label, tag));
  return <SelectField {...props} choices={[...ownCountries.map(choice), ...others]} />;
}
