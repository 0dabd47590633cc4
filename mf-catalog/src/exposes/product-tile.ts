export { messages } from '../messages/messages.ts';
export { ProductTile as Fragment } from '../tile/product-tile.tsx';
