import { type ReactElement, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import type { PersonalData, ShippingAddress, ShippingAddresses } from 'shared-contracts/entities';
import { Form, SelectField, TextField, TickField } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { CloseButton } from '../form/close-button.tsx';
import { CountryField } from '../form/country-field.tsx';
import { useFormRecovery } from '../form/use-form-recovery.ts';
import { FieldPair, FormWidth } from '../layout/field-pair.tsx';
import { Note } from '../layout/panel.tsx';
import { type AddressField, addressBody, addressRules, addressValues, offeredDeliveryTypes } from './address-fields.ts';
import styles from './addresses-page.module.css';
import type { MessageKey } from './messages/messages.ts';
import { useAddressSaving } from './use-address-saving.ts';

type AddressFormProps = {
  /** Null for a new one. */
  address: ShippingAddress | null;
  personal: Pick<PersonalData, 'firstName' | 'lastName'>;
  /** All saved addresses. The first one is the default in any case. */
  shipping: readonly ShippingAddress[];
  /** Runs when the form is sent. */
  onSend(): void;
  onDone(): Promise<void>;
  onCancel(): void;
};

/** Name under which the form's values are stored. @param address null for a new one */
export const addressFormName = (address: ShippingAddress | null): string => `address:${address?.uuid ?? 'new'}`;

export function AddressForm({ address, personal, shipping, onSend, onDone, onCancel }: AddressFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useAddressSaving(address, shipping);
  const form = useFormRecovery<AddressField, ShippingAddresses>(addressFormName(address), {
    rules: addressRules,
    initial: addressValues(address, personal),
    send: (values) => {
      onSend();
      return save(addressBody(values));
    },
    onSuccess: onDone,
  });
  const { field } = form;
  const offered = offeredDeliveryTypes(app.config, address);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.formTitle}>
        {t(address ? 'addresses.edit-title' : 'addresses.add-title')}
      </h2>
      {form.isRestored ? <Note kind="hint">{t('form.kept')}</Note> : null}
      <FormWidth>
        <Form form={form} label={t('addresses.save')} sendingLabel={t('addresses.saving')}>
          <SelectField
            {...field('deliveryType')}
            required
            label={t('addresses.delivery')}
            choices={offered.map((value) => ({ value, label: t(`delivery.${value}`) }))}
          />
          <FieldPair>
            <TextField {...field('firstname')} label={t('field.first-name')} autoComplete="given-name" />
            <TextField {...field('lastname')} label={t('field.last-name')} autoComplete="family-name" />
          </FieldPair>
          <FieldPair look="wide-first">
            <TextField {...field('street')} label={t('field.street')} autoComplete="address-line1" />
            <TextField {...field('streetNo')} label={t('field.house-number')} autoComplete="off" />
          </FieldPair>
          <FieldPair look="wide-last">
            <TextField {...field('postal')} label={t('field.postal')} autoComplete="postal-code" />
            <TextField {...field('city')} label={t('field.city')} autoComplete="address-level2" />
          </FieldPair>
          <CountryField {...field('countryId')} required label={t('field.country')} autoComplete="country" />
          {shipping.length === 0 || address?.isDefault ? null : (
            <TickField {...field('isDefault')}>{t('addresses.as-default')}</TickField>
          )}
        </Form>
        <CloseButton
          isSending={form.isSending}
          className={`text-link ${styles.cancel}`}
          label={t('addresses.cancel')}
          onClose={onCancel}
        />
      </FormWidth>
    </section>
  );
}
