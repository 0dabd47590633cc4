import { emailPattern } from 'shared-contracts/email';
import type { AccountData, Cart } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import type { Refusal } from '../shopper-api/shopper-api.ts';
import type { Site, TextKey } from '../site.ts';
import { isPostcode } from './countries.ts';
import { deliveryTypeOf, type FieldName, fieldNames, type OrderForm } from './order-form.ts';
import { orderSum } from './order-sum.ts';
import { hasOtherGoods } from './seen-goods.ts';

/** Error texts by field; the key null stands for the form as a whole. */
export type Problems = ReadonlyMap<FieldName | null, string>;

export const noProblems: Problems = new Map();

const addressFields = ['firstname', 'lastname', 'street', 'streetNo', 'postal', 'city'] as const;

/** All fields that are empty or cannot be valid. Everything else is checked by the API. */
export function findMissing(form: OrderForm, account: AccountData | null, { t, hasPickUp }: Site): Problems {
  const isTyped = account === null || form.addressUuid === '';
  const typed = isTyped ? addressFields.filter((name) => form[name] === '' || !isFit(name, form)) : [];
  const deliveryType = deliveryTypeOf(form);
  const wrong: FieldName[] = [
    ...(account === null && !emailPattern.test(form.email) ? (['email'] as const) : []),
    ...(deliveryType === 'click_and_collect' ? missingStore(form, hasPickUp) : []),
    ...(deliveryType === 'pick_up_points' && form.pointSysname === '' ? (['pointSysname'] as const) : []),
    ...typed,
  ];
  return new Map(wrong.map((name) => [name, textOf(name, form, t)]));
}

/** A shop that no longer offers pick-up may have offered it when the form was shown. */
function missingStore({ storeSysname }: OrderForm, hasPickUp: boolean): FieldName[] {
  if (!hasPickUp) return ['deliveryType'];
  return storeSysname === '' ? ['storeSysname'] : [];
}

/** Maximum lengths of the API, in code points. */
const longestOf = (name: FieldName): number => (name === 'email' ? 254 : name === 'streetNo' ? 20 : 80);

const isLong = (name: FieldName, form: OrderForm): boolean => [...form[name]].length > longestOf(name);

function isFit(name: (typeof addressFields)[number], form: OrderForm): boolean {
  if (name === 'postal') return isPostcode(form.postal, form.countryId);
  return !isLong(name, form);
}

function textOf(name: FieldName, form: OrderForm, t: Site['t']): string {
  return isLong(name, form)
    ? t('problem.long', { field: t(`field.${name}` as TextKey), max: longestOf(name) })
    : t(`problem.${name}` as TextKey);
}

const ownTexts: readonly FieldName[] = ['storeSysname', 'pointSysname', 'deliveryType', 'addressUuid'];

/** The API's error as texts by field, in the page's language; `address.postal` and `postal` are one field. */
export function problemsFromApi(refusal: Refusal, form: OrderForm, { t }: Site): Problems {
  const { errors, message } = refusal.error;
  if (refusal.status === 429) {
    const minutes = Math.max(1, Math.ceil((refusal.retryAfter ?? 60) / 60));
    return new Map([[null, t('problem.busy', { minutes })]]);
  }
  const problems = new Map<FieldName | null, string>();
  for (const [name, texts] of Object.entries(errors)) {
    const field = fieldOf(name, form);
    const text = field !== null && ownTexts.includes(field) ? t(`problem.${field}` as TextKey) : texts[0];
    // The API gives the reason, such as a cart that another tab has made too small. The page adds what to do next.
    const whole = text && field === 'voucher' ? `${text} ${t('problem.voucher')}` : text;
    if (whole && !problems.has(field)) problems.set(field, whole);
  }
  if (problems.size > 0) return problems;
  return new Map([[null, message || t('problem.other')]]);
}

function fieldOf(name: string, form: OrderForm): FieldName | null {
  const field = fieldNames.find((known) => known === name.replace(/^address\./, '')) ?? null;
  return field === 'storeSysname' && deliveryTypeOf(form) === 'pick_up_points' ? 'pointSysname' : field;
}

/** The text for a form that was shown to another account or to a guest: names who orders now. */
export function changedAccount(account: AccountData | null, { t }: Site): Problems {
  const text = account ? t('problem.account', { email: account.personal.email }) : t('problem.account-guest');
  return new Map([[null, text]]);
}

/** The text for goods that are in the cart after an order was placed with the same form. */
export const orderedBefore = ({ t }: Site): Problems => new Map([[null, t('problem.ordered-before')]]);

/** The text for an order whose goods or total differ from those shown: whether the cart or the rest has changed, and the new total. */
export function changedSum(form: OrderForm, cart: Cart, account: AccountData | null, { t, locale }: Site): Problems {
  const sum = orderSum(form, cart, account);
  const total = formatPrice(sum.total, locale);
  const isCart = form.seenProducts !== String(sum.products) || hasOtherGoods(form, cart);
  return new Map([[null, t(isCart ? 'problem.cart' : 'problem.total', { total })]]);
}
