import { hasShape } from 'shared-contracts/api';
import type { RequestReceipt } from 'shared-contracts/entities';
import { fields, type TextSchema } from 'shared-contracts/fields';
import { anyRule, emailRule, nameRule, textRule, tickedRule } from 'shared-contracts/forms';
import type { MessageKey } from '../messages/messages.ts';

const optional = (schema: TextSchema) => textRule<MessageKey>(schema, { wrong: 'problem.too-long' });

export const contactRules = {
  topic: tickedRule<MessageKey>('problem.topic-missing'),
  name: nameRule<MessageKey>('problem.name-missing'),
  email: emailRule,
  orderNumber: optional(fields.mentionedOrder),
  message: textRule<MessageKey>(fields.message, {
    missing: 'problem.message-missing',
    wrong: 'problem.message-missing',
  }),
  website: anyRule,
};

export const withdrawalRules = {
  name: nameRule<MessageKey>('problem.name-missing'),
  email: emailRule,
  orderNumber: textRule<MessageKey>(fields.contract, {
    missing: 'problem.contract-missing',
    wrong: 'problem.contract-missing',
  }),
  goods: optional(fields.goods),
  website: anyRule,
};

export const newsletterRules = { email: emailRule, website: anyRule };

/** In the order of the select. */
export const contactTopics = ['order', 'return', 'product', 'store', 'accessibility', 'privacy', 'other'] as const;

export const isReceipt = hasShape<RequestReceipt>({ number: 'string', receivedAt: 'string' });
