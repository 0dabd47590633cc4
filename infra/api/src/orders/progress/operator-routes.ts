import { eq } from 'drizzle-orm';
import { OrderState, ReturnReason } from 'shared-contracts/entities';
import Type, { type Static } from 'typebox';
import { requireAdminToken } from '../../admin/admin-token.ts';
import type { Orm } from '../../database/database.ts';
import { orders } from '../../database/schema.ts';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { type ApiError, apiError, notFound } from '../../http/errors/api-error.ts';
import { dataOf } from '../../http/route-schemas.ts';
import { lockAccountWithCart } from '../../loyalty/book-points.ts';
import type { MovedState } from '../../mail/templates/order-progress-emails.ts';
import { loadBoughtLines } from '../after-sale/book-return.ts';
import { cancelLockedOrder } from '../after-sale/cancel-order.ts';
import { returnByHand } from '../after-sale/return-by-hand.ts';
import { moveOrder, stepsAfter } from './move-order.ts';
import { OperatedOrder } from './operated-order.ts';
import type { OrderRow } from './order-row.ts';

const NumberParams = Type.Object({ number: Type.String({ pattern: '^[A-Za-z]{2}-\\d{4,12}$' }) });

const HandReturn = Type.Array(
  Type.Object({
    position: Type.Integer({ minimum: 0, maximum: 999 }),
    /** Total number of the line's returned pieces, so that repeating the request changes nothing. */
    amount: Type.Integer({ minimum: 1, maximum: 99 }),
    reason: Type.Optional(ReturnReason),
  }),
  { minItems: 1, maxItems: 100 },
);

/** Without `state` the order goes to the next one. `lines` are those of the state `returned`; without them it is returned whole. */
const MoveBody = Type.Object({ state: Type.Optional(OrderState), lines: Type.Optional(HandReturn) });

const isUnderWay = (state: OrderState) => state !== 'delivered' && state !== 'cancelled' && state !== 'returned';

/**
 * The states that operators can move an order to. It can be cancelled until it has been delivered, also if a parcel was refused or never
 * collected, and returned after that, also in several steps.
 */
function nextOf(order: Pick<OrderRow, 'state' | 'deliveryType'>): MovedState[] {
  if (isUnderWay(order.state)) return [...stepsAfter(order), 'cancelled'];
  return order.state === 'cancelled' ? [] : ['returned'];
}

async function operated(orm: Orm, { uuid, number, state, deliveryType }: OrderRow): Promise<OperatedOrder> {
  const bought = await loadBoughtLines(orm, uuid);
  const isWhole = bought.every(({ amount, returnedAmount }) => returnedAmount === amount);
  return {
    number,
    state,
    next: isWhole ? [] : nextOf({ state, deliveryType }),
    lines: bought.map(({ position, brandName, name, size, amount, returnedAmount }) => ({
      position,
      name: `${brandName} ${name}, ${size}`,
      amount,
      returned: returnedAmount ?? 0,
    })),
  };
}

async function findOrder(orm: Orm, number: string): Promise<OrderRow> {
  const [order] = await orm.select().from(orders).where(eq(orders.number, number.toUpperCase()));
  if (order === undefined) throw notFound();
  return order;
}

function notPossible({ number, state, heldUntil }: OrderRow, to: OrderState | undefined): ApiError {
  const reason = heldUntil === null ? `is ${state}` : 'waits for its confirmation';
  return apiError(409, 'not possible', `The order ${number} ${reason} and cannot become ${to ?? 'anything else'}.`);
}

/** @throws 409 if the order cannot be moved there from its state; 422 at `lines` */
async function moveByHand(orm: Orm, number: string, { state: to, lines }: Static<typeof MoveBody>): Promise<OrderRow> {
  if (lines !== undefined && to !== 'returned') throw apiError(422, 'validation', 'Only a return names lines.');
  return orm.transaction(async (transaction) => {
    const { uuid, accountId } = await findOrder(transaction, number);
    // Before the order, as in all changes of both.
    if (accountId !== null) await lockAccountWithCart(transaction, accountId);
    const [order] = await transaction.select().from(orders).where(eq(orders.uuid, uuid)).for('update');
    if (order === undefined) throw notFound();
    if (order.state === to && to !== 'returned') return order;
    const target = to === undefined ? stepsAfter(order)[0] : nextOf(order).find((state) => state === to);
    if (target === undefined || order.heldUntil !== null) throw notPossible(order, to);
    if (target === 'cancelled') await cancelLockedOrder(transaction, order);
    else if (target === 'returned') await returnByHand(transaction, order, lines);
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
    async (request) => ({ data: await operated(orm, await findOrder(orm, request.params.number)) }),
  );

  server.put(
    '/api/admin/orders/:number/state',
    {
      onRequest,
      schema: { summary: 'Move, cancel or return an order', security, params: NumberParams, body: MoveBody, response },
    },
    async (request) => {
      const moved = await moveByHand(orm, request.params.number, request.body);
      mailer.wake();
      return { data: await operated(orm, moved) };
    },
  );
}
