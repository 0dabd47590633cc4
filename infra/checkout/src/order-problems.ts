import { emailPattern } from 'shared-contracts/email';
import type { AccountData, Cart } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import { deliveryTypeOf, type FieldName, fieldNames, type OrderForm } from './order-form.ts';
import { orderSum } from './order-sum.ts';
import type { Refusal } from './shopper-api.ts';
import type { Site } from './site.ts';
import type { TextKey } from './texts.ts';

/** What is wrong, by field; null is the form as a whole. */
export type Problems = ReadonlyMap<FieldName | null, string>;

export const noProblems: Problems = new Map();

const addressFields = ['firstname', 'lastname', 'street', 'streetNo', 'postal', 'city'] as const;

/** What has not been filled in, or cannot be right. All of it at once; the rest is the API's to judge. */
export function missingIn(form: OrderForm, account: AccountData | null, { t }: Site): Problems {
  const isTyped = account === null || form.addressUuid === '';
  const typed = isTyped ? addressFields.filter((name) => form[name] === '' || !isFit(name, form)) : [];
  const deliveryType = deliveryTypeOf(form);
  const wrong: FieldName[] = [
    ...(account === null && !emailPattern.test(form.email) ? (['email'] as const) : []),
    ...(deliveryType === 'click_and_collect' && form.storeSysname === '' ? (['storeSysname'] as const) : []),
    ...(deliveryType === 'pick_up_points' && form.pointSysname === '' ? (['pointSysname'] as const) : []),
    ...typed,
  ];
  return new Map(wrong.map((name) => [name, textOf(name, form, t)]));
}

/** What the API takes. */
const longestOf = (name: FieldName): number => (name === 'email' ? 254 : name === 'streetNo' ? 20 : 80);

function isFit(name: (typeof addressFields)[number], form: OrderForm): boolean {
  if (name === 'postal') return (form.countryId === 'DE' ? /^\d{5}$/ : /^\d{4}$/).test(form.postal);
  return form[name].length <= longestOf(name);
}

function textOf(name: FieldName, form: OrderForm, t: Site['t']): string {
  const max = longestOf(name);
  return form[name].length > max ? t('problem.long', { max }) : t(`problem.${name}` as TextKey);
}

const ownTexts: readonly FieldName[] = ['storeSysname', 'pointSysname', 'deliveryType', 'voucher', 'addressUuid'];

/** What the API says: `address.postal` and `postal` are one field. Its texts are German; other languages have their own. */
export function problemsOf(refusal: Refusal, form: OrderForm, { t, locale }: Site): Problems {
  const { errors, message } = refusal.error;
  if (refusal.status === 429) {
    const minutes = Math.max(1, Math.ceil((refusal.retryAfter ?? 60) / 60));
    return new Map([[null, t('problem.busy', { minutes })]]);
  }
  const problems = new Map<FieldName | null, string>();
  for (const [name, texts] of Object.entries(errors)) {
    const field = fieldOf(name, form);
    const own = field !== null && (locale !== 'at' || ownTexts.includes(field));
    const text = own ? t(`problem.${field}` as TextKey) : locale === 'at' ? texts[0] : t('problem.other');
    if (text && !problems.has(field)) problems.set(field, text);
  }
  if (problems.size > 0) return problems;
  const own = refusal.error.error === 'too many pieces' ? 'problem.pieces' : 'problem.other';
  return new Map([[null, locale === 'at' && message ? message : t(own)]]);
}

function fieldOf(name: string, form: OrderForm): FieldName | null {
  const field = fieldNames.find((known) => known === name.replace(/^address\./, '')) ?? null;
  return field === 'storeSysname' && deliveryTypeOf(form) === 'pick_up_points' ? 'pointSysname' : field;
}

/** The order came to something else than the page had shown: which of the two has changed, and to what. */
export function changedSum(form: OrderForm, cart: Cart, account: AccountData | null, { t, locale }: Site): Problems {
  const sum = orderSum(form, cart, account);
  const total = formatPrice(sum.total, locale);
  const isCart = form.seenProducts !== String(sum.products);
  return new Map([[null, t(isCart ? 'problem.cart' : 'problem.total', { total })]]);
}
