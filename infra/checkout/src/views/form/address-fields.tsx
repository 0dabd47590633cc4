import type { ReactElement } from 'react';
import type { Locale } from 'shared-contracts/app';
import type { CountryId, ShippingAddress } from 'shared-contracts/entities';
import { languageTags } from 'shared-contracts/i18n';
import { abroad, countryIds, countryName } from '../../order/countries.ts';
import { useSite } from '../document/site-context.tsx';
import { Choice, type FormState, Problem, SelectField, TextField } from './fields.tsx';

type AddressFieldsProps = FormState & { saved: readonly ShippingAddress[] };

/** The shop's own countries first, the others in the order of their names. */
function namedCountries(locale: Locale): readonly { id: CountryId; name: string }[] {
  const [home, neighbour, ...others] = countryIds.map((id) => ({ id, name: countryName(id, locale) }));
  const sorted = others.sort((a, b) => a.name.localeCompare(b.name, languageTags[locale]));
  return [home, neighbour, ...sorted].filter((country) => country !== undefined);
}

/** A customer chooses one of their addresses or enters another; a guest enters one. */
export function AddressFields({ form, problems, saved }: AddressFieldsProps): ReactElement {
  const { t, locale } = useSite();
  const shared = { form, problems };
  return (
    <fieldset
      id="address"
      aria-describedby={`${problems.has('addressUuid') ? 'addressUuid-problem ' : ''}address-hint`}
    >
      <legend>
        <h2>{t('order.address')}</h2>
      </legend>
      {/* Only what is visible in it describes the address. A hidden element that `aria-describedby` names itself would be read too. */}
      <div id="address-hint" className="hint">
        <p className="when-home">{t('order.address-home')}</p>
        <p className="when-collected">{t('order.address-collect')}</p>
      </div>
      <Problem of="addressUuid" problems={problems} />
      {saved.length > 0 && (
        <div className="choices">
          {saved.map(({ uuid, firstname, lastname, street, streetNo, postal, city, countryId }, index) => (
            <Choice
              key={uuid}
              form={form}
              name="addressUuid"
              value={uuid}
              id={index === 0 ? 'addressUuid' : `address-${uuid}`}
              title={`${firstname} ${lastname}`}
              text={[`${street} ${streetNo}, ${postal} ${city}`, ...abroad(countryId, locale)].join(', ')}
            />
          ))}
          <Choice form={form} name="addressUuid" value="" id="address-typed" title={t('order.another')} />
        </div>
      )}
      {/* The summary of errors links to the choice of an address, or to the fields if there is none. */}
      <div
        id={saved.length > 0 ? undefined : 'addressUuid'}
        className={saved.length > 0 ? 'address when-typed' : 'address'}
      >
        <TextField {...shared} name="firstname" label={t('field.firstname')} autoComplete="shipping given-name" />
        <TextField {...shared} name="lastname" label={t('field.lastname')} autoComplete="shipping family-name" />
        <TextField {...shared} name="street" label={t('field.street')} autoComplete="shipping address-line1" />
        <TextField {...shared} name="streetNo" label={t('field.streetNo')} autoComplete="off" />
        <TextField {...shared} name="postal" label={t('field.postal')} autoComplete="shipping postal-code" />
        <TextField {...shared} name="city" label={t('field.city')} autoComplete="shipping address-level2" />
        <SelectField {...shared} name="countryId" label={t('field.countryId')} autoComplete="shipping country">
          {namedCountries(locale).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
