/**
 * Untrusted text, such as a note or a message of the gate, as part of one line: a line break in it would forge a line of a table, and a
 * terminal executes other control characters.
 */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, '\uFFFD');
