import { OrderState } from 'shared-contracts/entities';
import Type, { type Static } from 'typebox';

/** An order as operators see it. */
export const OperatedOrder = Type.Object({
  number: Type.String(),
  state: OrderState,
  /** The states that it can be moved to, the next one first. */
  next: Type.Array(OrderState),
  /** `position` names a line in a return. */
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      name: Type.String(),
      /** Pieces. */
      amount: Type.Integer(),
      returned: Type.Integer(),
    }),
  ),
});
export type OperatedOrder = Static<typeof OperatedOrder>;
