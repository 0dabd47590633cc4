import type { OrderDetails, OrderedAgain } from 'shared-contracts/entities';
import type { Translate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';

/**
 * Whether the order can be added to this shop's cart. An account sees its orders of both shops, because the history of points links to
 * them, but each shop has a cart of its own, and the API adds to the cart of the shop that sold the order. An API before version 1.6 does
 * not say which.
 */
export const canOrderAgain = ({ can, lines }: Pick<OrderDetails, 'can' | 'lines'>, teamBuild: boolean): boolean =>
  can !== undefined && lines.every(({ team }) => (team !== undefined) === teamBuild);

/** Lines that are not sold now, and those with fewer pieces than ordered, each as a sentence; empty if there are none. */
export function missingTexts(missing: OrderedAgain['missing'], t: Translate<MessageKey>): string[] {
  const fewer = missing.filter(({ reason }) => reason === 'fewer-pieces');
  const gone = missing.filter(({ reason }) => reason !== 'fewer-pieces');
  // A name may contain a size, after a comma.
  const joined = (names: readonly string[]): string => names.join('; ');
  const amounts = fewer.map(({ name, added, wanted }) => t('action.again-amount', { name, added, wanted }));
  return [
    ...(gone.length > 0 ? [t('action.again-missing', { names: joined(gone.map(({ name }) => name)) })] : []),
    ...(amounts.length > 0 ? [t('action.again-fewer', { names: joined(amounts) })] : []),
  ];
}
