/** How long personal data is kept. The demo's privacy page states the same times. */
export const retention = {
  /** Days without a visit after which a guest's cart and wishlist are deleted. */
  guestDays: 90,
  /** Days after which a guest's personal data is removed from an order that was cancelled before it got an invoice. */
  cancelledOrderDays: 30,
  /** Full calendar years after the one of an order (BAO § 132). */
  orderYears: 7,
  contactYears: 1,
  /** Withdrawals can matter as long as claims from the contract. */
  withdrawalYears: 3,
} as const;
