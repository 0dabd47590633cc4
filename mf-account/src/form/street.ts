import type { FieldRule } from 'shared-contracts/forms';

type Street = { readonly street: string; readonly streetNo: string };

/** Splits a street with its number in one field, as browsers fill it in (`Hauptplatz 3`); unchanged if there is a number already. */
export function splitStreet({ street, streetNo }: Street): Street {
  const [, name, number] = (streetNo === '' && /^(.*\D)\s+(\d+\s?[a-z]?(?:[/-]\w+)*)$/i.exec(street)) || [];
  return { street: name ?? street, streetNo: number ?? streetNo };
}

/** The rule of a house number, which may be in the street field. @param streetField name of that field */
export const houseNumberRule = (rule: FieldRule, streetField: string): FieldRule => ({
  ...rule,
  check: (value, values) =>
    rule.check(splitStreet({ street: values[streetField] ?? '', streetNo: value }).streetNo, values),
});
