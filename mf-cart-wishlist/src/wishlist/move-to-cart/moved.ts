/** What went from the list into the cart last. */
export type Moved = { productId: number; size: string };
