import { type SQL, sql } from 'drizzle-orm';

const atMost = (role: string): string => `least(p.${role}, p.vk) as ${role}`;

/**
 * The prices of the product `p`, in cents, as they are paid: no role pays more than the selling price, which may have been reduced below
 * a role's own. The stored price of the role stays, and counts again when the reduction ends.
 */
export const priceColumns: SQL = sql.raw(`p.rrp, p.vk, ${['premium', 'staff', 'pro'].map(atMost).join(', ')}`);
