import { useRef, useState } from 'react';
import { type ApiError, type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ShippingAddress, ShippingAddressBody, ShippingAddresses } from 'shared-contracts/entities';
import { inLanguage } from '../layout/in-language.ts';

export const addressesPath = '/api/v1/user/address/shipping/';

export const areAddresses = hasShape<ShippingAddresses>({ shipping: [{ uuid: 'string' }] });

const hasAddresses = hasShape<{ addresses: ShippingAddresses }>({ addresses: { shipping: [{ uuid: 'string' }] } });

/**
 * Saves the address of a form. If the response for a new one was lost, it may still have been saved: the list is read again, and later
 * corrections change the saved address instead of adding a second one.
 * @param address null for a new one.
 * @param shipping the addresses when the form was opened
 */
export function useAddressSaving(
  address: ShippingAddress | null,
  shipping: readonly ShippingAddress[],
): (body: ShippingAddressBody) => Promise<ApiResult<ShippingAddresses>> {
  const app = useApp();
  const [known] = useState(() => shipping.map(({ uuid }) => uuid));
  const uuid = useRef(address?.uuid ?? null);
  const lost = useRef<ShippingAddressBody | null>(null);

  async function findLost(): Promise<ApiResult<ShippingAddresses> | null> {
    if (lost.current === null) return null;
    const account = checkResponse(await app.account.load(), hasAddresses);
    if (!account.ok) return null;
    uuid.current = savedAs(lost.current, account.data.addresses.shipping, known);
    lost.current = null;
    return uuid.current === null ? null : { ok: true, data: account.data.addresses };
  }

  return async (body) => {
    await findLost();
    const path = inLanguage(`${addressesPath}${uuid.current ? `${uuid.current}/` : ''}`, app);
    const changed = uuid.current && checkResponse(await app.api.put<unknown>(path, body), areAddresses);
    // An address that was deleted in another tab is saved as a new one.
    if (changed && (changed.ok || changed.error.status !== 404)) return changed;
    const added = checkResponse(await app.api.post<unknown>(inLanguage(addressesPath, app), body), areAddresses);
    if (added.ok || isRefusal(added.error)) return added;
    lost.current = body;
    return (await findLost()) ?? added;
  };
}

/** Whether the API's response means that nothing was saved. */
const isRefusal = ({ status }: ApiError): boolean => status !== null && status >= 400 && status < 500;

/** @returns the new address that equals the sent one; null without one */
export function savedAs(
  { postal, isDefault: _, ...texts }: ShippingAddressBody,
  shipping: readonly ShippingAddress[],
  known: readonly string[],
): string | null {
  const isSame = (saved: ShippingAddress): boolean =>
    // The API writes postcodes in capitals.
    saved.postal === postal.toUpperCase() &&
    Object.entries(texts).every(([field, text]) => saved[field as keyof typeof texts] === text);
  return shipping.find((saved) => !known.includes(saved.uuid) && isSame(saved))?.uuid ?? null;
}
