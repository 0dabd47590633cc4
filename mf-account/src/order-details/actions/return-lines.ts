import type { OrderDetails, OrderLine, ReturnOrderBody, ReturnReason } from 'shared-contracts/entities';
import { fields } from 'shared-contracts/fields';
import { anyRule, type FieldRule, textRule } from 'shared-contracts/forms';

const returnReasons = [
  'too-small',
  'too-large',
  'not-as-described',
  'defective',
  'wrong-item',
  'changed-mind',
  'other',
] as const satisfies readonly ReturnReason[];

/** Printed pieces are made for one buyer: they are returned only for a mistake of the shop. */
const printedReasons = ['defective', 'wrong-item'] as const satisfies readonly ReturnReason[];

/** Reasons for which a line can be returned. */
export const reasonsOf = ({ printing }: Pick<OrderLine, 'printing'>): readonly ReturnReason[] =>
  printing ? printedReasons : returnReasons;

/** A line with pieces that can still be returned. */
export type ReturnableLine = { readonly position: number; readonly line: OrderLine; readonly pieces: number };

/** Lines except those that were returned completely. */
export function returnableLines({ lines }: OrderDetails): ReturnableLine[] {
  return lines
    .map((line, index) => ({
      position: line.position ?? index,
      line,
      pieces: line.amount - (line.returned?.amount ?? 0),
    }))
    .filter(({ pieces }) => pieces > 0);
}

/** The names of a line's fields in the form. */
export const returnFields = (position: number) => ({
  chosen: `line-${position}`,
  amount: `amount-${position}`,
  reason: `reason-${position}`,
});

/** At least one line is chosen, and each chosen line has a reason. */
export function returnRules(lines: readonly ReturnableLine[]): Record<string, FieldRule> {
  const rules: Record<string, FieldRule> = {};
  for (const [index, { position, line }] of lines.entries()) {
    const { chosen, amount, reason } = returnFields(position);
    const isAnyChosen = (values: Readonly<Record<string, string>>): boolean =>
      lines.some((other) => values[returnFields(other.position).chosen] !== '');
    rules[chosen] = {
      ...anyRule,
      check: (_, values) => (index === 0 && !isAnyChosen(values) ? 'problem.return-nothing' : null),
    };
    rules[amount] = anyRule;
    rules[reason] = {
      ...anyRule,
      check: (value, values) => (values[chosen] !== '' && !isReason(value, line) ? 'problem.return-reason' : null),
    };
  }
  return { ...rules, note: textRule(fields.note, { wrong: 'problem.too-long' }) };
}

/** The body of a return from values that the rules accept. */
export function returnBody(
  values: Readonly<Record<string, string>>,
  lines: readonly ReturnableLine[],
): ReturnOrderBody {
  const returned = lines.flatMap(({ position, pieces, line }) => {
    const names = returnFields(position);
    const reason = values[names.reason];
    const wanted = Number(values[names.amount] || 1);
    if (values[names.chosen] === '' || !isReason(reason, line)) return [];
    return [{ position, amount: Math.min(Math.max(wanted, 1), pieces), reason }];
  });
  const note = values['note'] ?? '';
  return { lines: returned, ...(note === '' ? {} : { note }) };
}

function isReason(value: unknown, line: OrderLine): value is ReturnReason {
  return reasonsOf(line).some((reason) => reason === value);
}
