/** How long personal data is kept. The demo's privacy page states the same times. */
export const retention = {
  /** Days without a visit after which a guest's cart and wishlist are deleted. */
  guestDays: 90,
  /** Days after which an order that was cancelled before it got an invoice says nothing about a guest any more. */
  cancelledOrderDays: 30,
  /** Full calendar years after the one of an order (BAO § 132). */
  orderYears: 7,
  contactYears: 1,
  /** Withdrawals can matter as long as claims from the contract. */
  withdrawalYears: 3,
} as const;
