import { type SQL, sql } from 'drizzle-orm';
import type { PriceCents } from './money.ts';

/**
 * The prices of the product `p`, in cents, as they are paid: no role pays more than the selling price, which may have been reduced below
 * a role's own. The stored price of the role stays, and counts again when the reduction ends.
 */
export const priceColumns: SQL = sql.raw(
  `p.rrp, p.vk, ${['premium', 'staff', 'pro'].map((role) => `least(p.${role}, p.vk) as ${role}`).join(', ')}`,
);

/** The same for a product that was read with its stored prices. */
export function withPaidPrices<T extends PriceCents>(product: T): T {
  const { vk, premium, staff, pro } = product;
  return { ...product, premium: Math.min(premium, vk), staff: Math.min(staff, vk), pro: Math.min(pro, vk) };
}
