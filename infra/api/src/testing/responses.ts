import type { LightMyRequestResponse } from 'fastify';
import { ApiErrorBody } from 'shared-contracts/entities';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect } from 'vitest';

/** The part of a response that the checks read, from a server in this process or over HTTP. */
export type ApiResponse = Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>;

/** The data of a successful response, checked against its schema. */
export function dataOf<Schema extends TSchema>(response: ApiResponse, schema: Schema): Static<Schema> {
  expect(response.statusCode, response.body).toBe(200);
  const { data }: { data: unknown } = response.json();
  expect(Value.Errors(schema, data)).toEqual([]);
  return data as Static<Schema>;
}

/** The body of an error response with the given status, checked against the error schema. */
export function errorOf(response: LightMyRequestResponse, status: number): ApiErrorBody {
  expect(response.statusCode, response.body).toBe(status);
  const body: unknown = response.json();
  expect(Value.Errors(ApiErrorBody, body)).toEqual([]);
  return body as ApiErrorBody;
}

export type Credentials = { readonly authorization?: string; readonly 'x-request-id'?: string };
