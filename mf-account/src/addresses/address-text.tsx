import type { ReactElement } from 'react';
import type { Locale } from 'shared-contracts/app';
import type { PostalAddress } from 'shared-contracts/entities';
import { languageTags } from 'shared-contracts/i18n';
import styles from './addresses-page.module.css';

export function countryName(countryId: string, locale: Locale): string {
  return new Intl.DisplayNames([languageTags[locale]], { type: 'region' }).of(countryId) ?? countryId;
}

export function AddressText({ address, country }: { address: PostalAddress; country: string }): ReactElement {
  return (
    <address className={styles.text}>
      <strong>
        {address.firstname} {address.lastname}
      </strong>
      <span>
        {address.street} {address.streetNo}
      </span>
      <span>
        {address.postal} {address.city}
      </span>
      <span>{country}</span>
    </address>
  );
}
