import { eq } from 'drizzle-orm';
import { OrderState } from 'shared-contracts/entities';
import Type from 'typebox';
import { requireAdminToken } from '../../admin/admin-token.ts';
import type { Orm } from '../../database/database.ts';
import { orders } from '../../database/schema.ts';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { apiError, notFound } from '../../http/errors/api-error.ts';
import { dataOf } from '../../http/route-schemas.ts';
import { lockAccountWithCart } from '../../loyalty/book-points.ts';
import type { MovedState } from '../../mail/templates/order-progress-emails.ts';
import { cancelLockedOrder } from '../after-sale/cancel-order.ts';
import { moveOrder, stepsAfter } from './move-order.ts';
import { OperatedOrder } from './operated-order.ts';
import type { OrderRow } from './order-row.ts';

const NumberParams = Type.Object({ number: Type.String({ pattern: '^[A-Za-z]{2}-\\d{4,12}$' }) });

/** Without `state` the order goes to the next one. */
const MoveBody = Type.Object({ state: Type.Optional(OrderState) });

/** The states that operators can move an order to. The retailer may cancel it until its goods leave. */
function nextOf(order: Pick<OrderRow, 'state' | 'deliveryType'>): MovedState[] {
  const isInside = order.state === 'received' || order.state === 'packed';
  return [...stepsAfter(order), ...(isInside ? (['cancelled'] as const) : [])];
}

const operated = ({ number, state, deliveryType }: OrderRow) => ({
  number,
  state,
  next: nextOf({ state, deliveryType }),
});

async function findOrder(orm: Orm, number: string): Promise<OrderRow> {
  const [order] = await orm.select().from(orders).where(eq(orders.number, number.toUpperCase()));
  if (order === undefined) throw notFound();
  return order;
}

/** @throws 409 when the order cannot get there from its state */
async function moveByHand(orm: Orm, number: string, to: OrderState | undefined): Promise<OrderRow> {
  return orm.transaction(async (transaction) => {
    const { uuid, accountId } = await findOrder(transaction, number);
    // Before the order, as in all changes of both.
    if (accountId !== null) await lockAccountWithCart(transaction, accountId);
    const [order] = await transaction.select().from(orders).where(eq(orders.uuid, uuid)).for('update');
    if (order === undefined) throw notFound();
    if (order.state === to) return order;
    const target = to === undefined ? stepsAfter(order)[0] : nextOf(order).find((state) => state === to);
    if (target === undefined || order.heldUntil !== null) {
      const reason = order.heldUntil === null ? `is ${order.state}` : 'waits for its confirmation';
      const message = `The order ${order.number} ${reason} and cannot become ${to ?? 'anything else'}.`;
      throw apiError(409, 'not possible', message);
    }
    if (target === 'cancelled') await cancelLockedOrder(transaction, order);
    else await moveOrder(transaction, order, target);
    return { ...order, state: target };
  });
}

/** Orders for the retailer's own systems and operators: `npm run orders`. */
export function operatorRoutes(server: ApiServer, { orm, mailer }: ApiContext, tokens: readonly string[]): void {
  const onRequest = requireAdminToken(tokens);
  const response = { 200: dataOf(OperatedOrder) };
  const security = [{ adminToken: [] }];

  server.get(
    '/api/admin/orders/:number',
    { onRequest, schema: { summary: 'The state of an order', security, params: NumberParams, response } },
    async (request) => ({ data: operated(await findOrder(orm, request.params.number)) }),
  );

  server.put(
    '/api/admin/orders/:number/state',
    {
      onRequest,
      schema: { summary: 'Move an order, with an email', security, params: NumberParams, body: MoveBody, response },
    },
    async (request) => {
      const moved = await moveByHand(orm, request.params.number, request.body.state);
      mailer.wake();
      return { data: operated(moved) };
    },
  );
}
