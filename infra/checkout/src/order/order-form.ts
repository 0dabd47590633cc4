import { randomUUID } from 'node:crypto';
import type { AccountData, DeliveryType, PlaceOrderBody } from 'shared-contracts/entities';
import { isCountryId, normalisePostcode } from './countries.ts';

/** The names of the form's fields. */
export const fieldNames = [
  /** The idempotency key. */
  'key',
  'email',
  'deliveryType',
  'storeSysname',
  'pointSysname',
  /** Place or postcode for the search of pick-up points. */
  'pointQuery',
  /** The team that `deliveryType` "team" delivers to. */
  'team',
  /** Id of one of the account's addresses; empty for the address in the fields below. */
  'addressUuid',
  'firstname',
  'lastname',
  'street',
  'streetNo',
  'postal',
  'city',
  'countryId',
  'voucher',
  /** Sums in cents that the page showed: products, and total with delivery and voucher. */
  'seenProducts',
  'seenTotal',
  /** Mark of the orderable goods that the page showed; empty if unknown. */
  'seenGoods',
  /** Mark of the account or guest that the page was shown to; empty if unknown. */
  'seenAccount',
  /** "yes" once an order with this key had no response and may have been placed; empty otherwise. */
  'unanswered',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type OrderForm = Readonly<Record<FieldName, string>>;

const longest = 254;
const keyPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Reads a sent form. Missing fields are empty; a form without a valid key gets a new one. */
export function readOrderForm(body: URLSearchParams): OrderForm {
  const entries = fieldNames.map((name) => [name, clean(body.get(name) ?? '')] as const);
  const form = Object.fromEntries(entries) as OrderForm;
  return {
    ...form,
    email: form.email.replace(/^mailto:/i, ''),
    ...normaliseAddress(form),
    key: keyPattern.test(form.key) ? form.key : randomUUID(),
  };
}

/** Splits a street with its number, as browsers fill it in (`Hauptplatz 3`). */
function normaliseAddress({
  street,
  streetNo,
  postal,
  countryId,
}: OrderForm): Pick<OrderForm, 'street' | 'streetNo' | 'postal'> {
  const [, name, number] = (streetNo === '' && /^(.*\D)\s+(\d+\s?[a-z]?(?:[/-]\w+)*)$/i.exec(street)) || [];
  return {
    street: name ?? street,
    streetNo: number ?? streetNo,
    postal: normalisePostcode(postal, countryId),
  };
}

/**
 * Removes the null character, which PostgreSQL cannot store, and invisible characters of pasted texts: soft hyphens, zero-width
 * characters and direction marks. Unusual spaces become plain ones. A zero-width joiner before a pictograph stays, as it is part of an emoji.
 */
function clean(text: string): string {
  const plain = text.replace(unseen, '').replace(/[\u00a0\u2007\u202f]/g, ' ');
  return plain.trim().slice(0, longest);
}

const unseen =
  /[\0\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

/** The form with a new idempotency key, for another order after the one that was placed with its key. */
export const withNewKey = (form: OrderForm): OrderForm => ({ ...form, key: randomUUID(), unanswered: '' });

/**
 * A new form; the delivery type is empty unless a store is given. @param store chosen in the shop; null for none. @param voucher of the
 * cart; null if none can be used
 */
export function newOrderForm(
  account: AccountData | null,
  store: string | null,
  voucher: string | null = null,
): OrderForm {
  const address = account?.addresses.shipping.find(({ isDefault }) => isDefault) ?? account?.addresses.shipping[0];
  return {
    key: randomUUID(),
    email: account?.personal.email ?? '',
    deliveryType: store === null ? '' : 'click_and_collect',
    storeSysname: store ?? '',
    pointSysname: '',
    pointQuery: '',
    team: '',
    addressUuid: address?.uuid ?? '',
    firstname: account?.personal.firstName ?? '',
    lastname: account?.personal.lastName ?? '',
    street: '',
    streetNo: '',
    postal: '',
    city: '',
    countryId: 'AT',
    voucher: voucher ?? '',
    seenProducts: '',
    seenTotal: '',
    seenGoods: '',
    seenAccount: '',
    unanswered: '',
  };
}

/** Delivery to a team counts as home delivery to the team's address. */
export function deliveryTypeOf({ deliveryType }: OrderForm): DeliveryType {
  return deliveryType === 'click_and_collect' || deliveryType === 'pick_up_points' ? deliveryType : 'home';
}

/** The body of the API request; `expectedTotal` is the total that the page has shown. */
export function orderBodyOf(form: OrderForm, account: AccountData | null, teamBuild: boolean): PlaceOrderBody {
  const { firstname, lastname, street, streetNo, postal, city } = form;
  const countryId = isCountryId(form.countryId) ? form.countryId : 'AT';
  const deliveryType = deliveryTypeOf(form);
  const store = { home: '', click_and_collect: form.storeSysname, pick_up_points: form.pointSysname }[deliveryType];
  return {
    ...(teamBuild ? { shop: 'team' } : {}),
    ...(form.deliveryType === 'team' && isTeamSlug(form.team) ? { deliverToTeam: form.team } : {}),
    deliveryType,
    expectedTotal: centsOf(form.seenTotal),
    ...(account === null ? { email: form.email } : {}),
    ...(account !== null && form.addressUuid
      ? { addressUuid: form.addressUuid }
      : { address: { firstname, lastname, street, streetNo, postal, city, countryId } }),
    ...(store ? { storeSysname: store } : {}),
    ...(form.voucher ? { voucher: form.voucher } : {}),
  };
}

/** The API refuses anything else without naming a field of the form. */
const isTeamSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/.test(text);

/** 0 for a total that no page can have shown, which the API then refuses. */
function centsOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
