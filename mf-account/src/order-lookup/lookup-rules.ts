import { fields } from 'shared-contracts/fields';
import { emailRule, textRule } from 'shared-contracts/forms';
import { readOrderNumber } from '../form/rules.ts';

export const lookupRules = {
  number: {
    ...textRule(fields.orderNumber, { missing: 'problem.order-number-missing', wrong: 'problem.order-number-form' }),
    read: readOrderNumber,
  },
  email: emailRule,
};
