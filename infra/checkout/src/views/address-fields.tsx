import type { ReactElement } from 'react';
import type { ShippingAddress } from 'shared-contracts/entities';
import type { OrderForm } from '../order-form.ts';
import type { Problems } from '../order-problems.ts';
import { Choice, SelectField, TextField } from './fields.tsx';

type AddressFieldsProps = { form: OrderForm; problems: Problems; saved: readonly ShippingAddress[] };

/** A customer chooses one of his addresses or types another; a guest types. */
export function AddressFields({ form, problems, saved }: AddressFieldsProps): ReactElement {
  const shared = { form, problems };
  return (
    <div id="addressUuid">
      {saved.map(({ uuid, firstname, lastname, street, streetNo, postal, city }) => (
        <Choice key={uuid} form={form} name="addressUuid" value={uuid} id={`address-${uuid}`}>
          {`${firstname} ${lastname}, ${street} ${streetNo}, ${postal} ${city}`}
        </Choice>
      ))}
      {saved.length > 0 && (
        <Choice form={form} name="addressUuid" value="" id="address-typed">
          Eine andere Adresse
        </Choice>
      )}
      <div className={saved.length > 0 ? 'address when-typed' : 'address'}>
        <TextField {...shared} name="firstname" label="Vorname" autoComplete="shipping given-name" />
        <TextField {...shared} name="lastname" label="Nachname" autoComplete="shipping family-name" />
        <TextField {...shared} name="street" label="Straße" autoComplete="shipping address-line1" />
        <TextField {...shared} name="streetNo" label="Nummer" autoComplete="shipping address-line2" />
        <TextField
          {...shared}
          name="postal"
          label="Postleitzahl"
          autoComplete="shipping postal-code"
          inputMode="numeric"
        />
        <TextField {...shared} name="city" label="Ort" autoComplete="shipping address-level2" />
        <SelectField {...shared} name="countryId" label="Land">
          <option value="AT">Österreich</option>
          <option value="DE">Deutschland</option>
        </SelectField>
      </div>
    </div>
  );
}
