import { OrderState } from 'shared-contracts/entities';
import Type from 'typebox';

/** An order as operators see it. */
export const OperatedOrder = Type.Object({
  number: Type.String(),
  state: OrderState,
  /** The states that it can be moved to, the next one first. */
  next: Type.Array(OrderState),
});
