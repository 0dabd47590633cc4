export { CompactTile as Fragment } from '../tile/compact-tile.tsx';
export { messages } from '../tile/messages/messages.ts';
