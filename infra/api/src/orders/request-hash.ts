import { createHash } from 'node:crypto';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** For `JSON.stringify`: the order of an object's fields has no meaning. */
const withSortedFields = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The hashes of a request's body. */
export type RequestHash = {
  /** Independent of the order of fields. */
  readonly canonical: string;
  /** As earlier versions stored it. */
  readonly asSent: string;
};

export const requestHashOf = (body: object): RequestHash => ({
  canonical: hashOf(JSON.stringify(body, withSortedFields)),
  asSent: hashOf(JSON.stringify(body)),
});
