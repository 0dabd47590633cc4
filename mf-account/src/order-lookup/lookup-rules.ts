import { emailRule, textRule } from 'shared-contracts/forms';

/** As the API reads an order number: `BG-100250`, `bg 100250`, `BG100250`. */
const orderNumber = { maxLength: 20, pattern: '^\\s*[A-Za-z]{2}[- ]?\\d{4,12}\\s*$' } as const;

export const lookupRules = {
  number: textRule(orderNumber, { missing: 'problem.order-number-missing', wrong: 'problem.order-number-form' }),
  email: emailRule,
};
