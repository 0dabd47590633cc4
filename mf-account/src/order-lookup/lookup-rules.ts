import { fields } from 'shared-contracts/fields';
import { emailRule, textRule } from 'shared-contracts/forms';

export const lookupRules = {
  number: textRule(fields.orderNumber, { missing: 'problem.order-number-missing', wrong: 'problem.order-number-form' }),
  email: emailRule,
};
