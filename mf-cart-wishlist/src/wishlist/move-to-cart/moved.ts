/** What went from the list into the cart last. */
export type MovedProduct = { productId: number; size: string };
