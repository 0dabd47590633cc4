import { Value } from 'typebox/value';
import { dataOf } from '../http/route-schemas.ts';
import { AdminRequest, OpenRequests } from './admin-request.ts';

// What `npm run requests` prints.

/** Shoppers' texts must not control the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
export const plain = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');

const line = ({ number, receivedAt, kind, topic, orderNumber, name, email }: AdminRequest) =>
  [number, receivedAt, topic || kind, orderNumber || '-', `${name} <${email}>`].join('  ');

/** @param body of the response with open requests */
export function listText(body: unknown): string {
  const { data, total } = Value.Parse(OpenRequests, body);
  return total === 0 ? 'Nothing is open.' : [...data.map(line), '', `${data.length} of ${total}`].join('\n');
}

/** @param body of the response with one request */
export function requestText(body: unknown): string {
  const { data: request } = Value.Parse(dataOf(AdminRequest), body);
  const state = request.doneAt === null ? 'open' : `done ${request.doneAt}`;
  return `${line(request)}\n${state}\n\n${request.text || 'All goods of the order.'}`;
}
