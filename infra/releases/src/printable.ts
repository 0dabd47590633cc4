/**
 * Untrusted text, such as a note or a message of the gate, as part of one line: a line break in it would forge a line of a table, and a
 * terminal executes other control characters.
 */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, '\uFFFD');

/** `2025-03-01 14:05:09 UTC` of an ISO time. */
export const readableTime = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`;
