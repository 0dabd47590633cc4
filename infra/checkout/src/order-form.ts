import { randomUUID } from 'node:crypto';
import type { AccountData, Cart, PlaceOrderBody } from 'shared-contracts/entities';

/** The fields of the form as the browser sends them; each has its name from here. */
export const fieldNames = [
  /** Sent again, it is the same order. */
  'key',
  'email',
  'deliveryType',
  'storeSysname',
  /** One of the account's addresses; empty for the one typed below. */
  'addressUuid',
  'firstname',
  'lastname',
  'street',
  'streetNo',
  'postal',
  'city',
  'countryId',
  'voucher',
  /** Cents, as the page showed them: products, and each way of delivery. */
  'seenProducts',
  'seenHome',
  'seenCollect',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type OrderForm = Readonly<Record<FieldName, string>>;

const longest = 254;

/** What was sent; a field that is missing is empty. */
export function readOrderForm(body: URLSearchParams): OrderForm {
  const entries = fieldNames.map((name) => [name, (body.get(name) ?? '').trim().slice(0, longest)] as const);
  return Object.fromEntries(entries) as OrderForm;
}

/** An untouched form: what the account knows is filled in. */
export function newOrderForm(cart: Cart, account: AccountData | null): OrderForm {
  const address = account?.addresses.shipping.find(({ isDefault }) => isDefault) ?? account?.addresses.shipping[0];
  return withSeenPrices(
    {
      key: randomUUID(),
      email: account?.personal.email ?? '',
      deliveryType: 'home',
      storeSysname: account?.store?.sysname ?? '',
      addressUuid: address?.uuid ?? '',
      firstname: account?.personal.firstName ?? '',
      lastname: account?.personal.lastName ?? '',
      street: '',
      streetNo: '',
      postal: '',
      city: '',
      countryId: 'AT',
      voucher: '',
      seenProducts: '',
      seenHome: '',
      seenCollect: '',
    },
    cart,
  );
}

/** The same form beside a cart that is shown now. */
export function withSeenPrices(form: OrderForm, { total }: Cart): OrderForm {
  return {
    ...form,
    seenProducts: String(total.productsPrice),
    seenHome: String(total.deliveryPrices.home.cents),
    seenCollect: String(total.deliveryPrices.click_and_collect.cents),
  };
}

/** What the shopper has agreed to pay, in cents: what the page showed, less the voucher chosen. */
export function agreedTotal(form: OrderForm, account: AccountData | null): number {
  const delivery = isCollected(form) ? form.seenCollect : form.seenHome;
  const voucher = account?.p4m.vouchers.find(({ code }) => code === form.voucher)?.value.cents ?? 0;
  const total = Number(form.seenProducts) + Number(delivery) - voucher;
  return Number.isSafeInteger(total) && total >= 0 ? total : 0;
}

export function isCollected({ deliveryType }: OrderForm): boolean {
  return deliveryType === 'click_and_collect';
}

/** The order as the API takes it. What is wrong with it the API says, by field. */
export function orderOf(form: OrderForm, account: AccountData | null): PlaceOrderBody {
  const { firstname, lastname, street, streetNo, postal, city } = form;
  const countryId = form.countryId === 'DE' ? 'DE' : 'AT';
  return {
    deliveryType: isCollected(form) ? 'click_and_collect' : 'home',
    expectedTotal: agreedTotal(form, account),
    ...(account === null ? { email: form.email } : {}),
    ...(account !== null && form.addressUuid
      ? { addressUuid: form.addressUuid }
      : { address: { firstname, lastname, street, streetNo, postal, city, countryId } }),
    ...(isCollected(form) ? { storeSysname: form.storeSysname } : {}),
    ...(form.voucher ? { voucher: form.voucher } : {}),
  };
}
