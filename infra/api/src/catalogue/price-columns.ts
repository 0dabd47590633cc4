import { type SQL, sql } from 'drizzle-orm';
import type { PriceCents } from './money.ts';

/**
 * The prices that are paid for the product `p`, in cents: no role pays more than the selling price, which may have been reduced below
 * a role's own. The role's stored price stays, and applies again when the reduction ends.
 */
export const priceColumns: SQL = sql.raw(
  `p.rrp, p.vk, ${['premium', 'staff', 'pro'].map((role) => `least(p.${role}, p.vk) as ${role}`).join(', ')}`,
);

/** Replaces the stored prices of a product with those that are paid. */
export function withPaidPrices<T extends PriceCents>(product: T): T {
  const { vk, premium, staff, pro } = product;
  return { ...product, premium: Math.min(premium, vk), staff: Math.min(staff, vk), pro: Math.min(pro, vk) };
}
