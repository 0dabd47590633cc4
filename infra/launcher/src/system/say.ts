/** Tells whoever started the shop one line. */
export type Say = (line: string) => void;
