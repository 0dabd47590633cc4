import type { CountryId, RegisterBody } from 'shared-contracts/entities';
import { brokenKeyword, fields, type TextSchema } from 'shared-contracts/fields';
import { anyRule, emailRule, type FieldRule, nameRule, phoneRule, tickedRule } from 'shared-contracts/forms';
import { birthdayRule, newPasswordRule, readPostcode } from '../form/rules.ts';
import { houseNumberRule, splitStreet } from '../form/street.ts';
import type { MessageKey } from '../messages/messages.ts';

const addressNames = ['address.street', 'address.streetNo', 'address.postal', 'address.city'] as const;

/** A part of the address: either all or none are required. */
function addressRule(schema: TextSchema, missing: MessageKey, wrong: MessageKey = missing): FieldRule {
  return {
    check(value, values) {
      if (value === '') return addressNames.some((name) => values[name]) ? missing : null;
      const broken = brokenKeyword(schema, value);
      if (broken === 'maxLength') return 'problem.too-long';
      return broken && wrong;
    },
    isRequired: false,
    isTrimmed: true,
    maxLength: schema.maxLength,
  };
}

/** Field names as in the API's errors. Optional fields come last, before the consents. */
export const registerRules = {
  firstName: nameRule('problem.first-name-missing'),
  lastName: nameRule('problem.last-name-missing'),
  email: emailRule,
  password: newPasswordRule,
  birthday: birthdayRule,
  phone: phoneRule,
  'address.street': addressRule(fields.name, 'problem.street-missing'),
  'address.streetNo': houseNumberRule(
    addressRule(fields.houseNumber, 'problem.house-number-missing'),
    'address.street',
  ),
  'address.postal': {
    ...addressRule(fields.postal, 'problem.postal-missing', 'problem.postal-form'),
    read: readPostcode,
  },
  'address.city': addressRule(fields.name, 'problem.city-missing'),
  'address.countryId': anyRule,
  terms: tickedRule('problem.terms-missing'),
};

export type RegisterField = keyof typeof registerRules;

/** The optional fields inside the disclosure. */
export const optionalFields: readonly RegisterField[] = ['birthday', 'phone', ...addressNames, 'address.countryId'];

/** Empty fields are not sent. */
export function registerBody(values: Readonly<Record<RegisterField, string>>): RegisterBody {
  const { firstName, lastName, email, password, birthday, phone } = values;
  return {
    firstName,
    lastName,
    email,
    password,
    terms: values.terms !== '',
    ...(birthday && { birthday }),
    ...(phone && { phone }),
    ...(values['address.street'] && {
      address: {
        ...splitStreet({ street: values['address.street'], streetNo: values['address.streetNo'] }),
        postal: values['address.postal'],
        city: values['address.city'],
        // The value of a select, which the API checks.
        countryId: values['address.countryId'] as CountryId,
      },
    }),
  };
}
