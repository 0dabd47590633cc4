import { and, asc, eq, inArray, isNull, not, notInArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../database/database.ts';
import { orders } from '../../database/schema.ts';
import { tryToLockAccount } from '../../loyalty/book-points.ts';
import { moveOrder, stepsAfter } from './move-order.ts';

const underWay = ['received', 'packed', 'shipped', 'ready'] as const;

/** Most orders in one run, so that a run ends and the process can be closed. */
const mostAtOnce = 500;

/**
 * Moves every order by one step whose last step is at least `stepMs` ago. The database knows when that was, so a restart changes
 * nothing. Several processes may run it at the same time: each takes orders that no other one has locked.
 * @param onFailed an order that cannot be moved: it waits for the next run, and those behind it are moved. Default: the run fails
 * @returns the number of moved orders
 */
export async function moveDueOrders(
  orm: Orm,
  stepMs: number,
  isClosing = () => false,
  onFailed: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<number> {
  // PostgreSQL rechecks the condition for a row that changed between a statement's start and its lock, but reads other tables as
  // they were at the start. So another process may have moved the order meanwhile, which a second statement checks.
  const hasRecentStep = (order: SQLWrapper) =>
    sql`exists (select from order_events e where e.order_uuid = ${order}
      and e.happened_at > clock_timestamp() - make_interval(secs => ${stepMs / 1000}))`;
  /** Orders that would block all later ones: without a next step, failed, or of an account that is locked by another transaction. */
  const passedOver: string[] = [];
  const moveOne = (): Promise<'moved' | 'not moved' | 'none is due'> =>
    orm.transaction(async (transaction) => {
      const [order] = await transaction
        .select()
        .from(orders)
        .where(
          and(
            inArray(orders.state, [...underWay]),
            isNull(orders.heldUntil),
            not(hasRecentStep(orders.uuid)),
            notInArray(orders.uuid, passedOver),
          ),
        )
        .orderBy(asc(orders.placedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (order === undefined) return 'none is due';
      const [next] = stepsAfter(order);
      if (next === undefined || (next === 'delivered' && !(await tryToLockAccount(transaction, order.accountId)))) {
        passedOver.push(order.uuid);
        return 'not moved';
      }
      const [again] = await transaction
        .select({ uuid: orders.uuid })
        .from(orders)
        .where(and(eq(orders.uuid, order.uuid), not(hasRecentStep(orders.uuid))));
      if (again === undefined) return 'not moved';
      await moveOrder(transaction, order, next).catch((error: unknown) => {
        passedOver.push(order.uuid);
        throw error;
      });
      return 'moved';
    });
  let moved = 0;
  while (moved < mostAtOnce && !isClosing()) {
    const before = passedOver.length;
    const outcome = await moveOne().catch((error: unknown) => {
      // An outage is not caused by an order.
      if (passedOver.length === before) throw error;
      onFailed(error);
      return 'not moved' as const;
    });
    if (outcome === 'none is due') break;
    if (outcome === 'moved') moved += 1;
  }
  return moved;
}

const longestWaitMs = 30_000;

/**
 * Runs the clock until it is stopped.
 * @param onMoved called after a run that moved orders: their emails are in the outbox
 * @returns a function that stops it, after the order that is being moved
 */
export function startOrderClock(
  orm: Orm,
  stepMs: number,
  log: FastifyBaseLogger,
  onMoved: () => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isClosing = false;
  function run(): void {
    const onFailed = (error: unknown): void =>
      log.error({ err: error }, 'an order could not be moved; it is tried again');
    running ??= moveDueOrders(orm, stepMs, () => isClosing, onFailed)
      .then((moved) => {
        if (moved > 0) onMoved();
      })
      .catch((error: unknown) => log.error({ err: error }, 'orders could not be moved; it is tried again'))
      .finally(() => {
        running = null;
      });
  }
  const timer = setInterval(run, Math.min(stepMs, longestWaitMs));
  timer.unref();
  run();
  return async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  };
}
