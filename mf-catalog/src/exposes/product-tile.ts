export { messages } from '../tile/messages/messages.ts';
export { ProductTile as Fragment } from '../tile/product-tile-fragment.tsx';
