import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database } from '../database/database.ts';
import type { ApiServer } from '../http/api-context.ts';
import { apiError } from '../http/errors/api-error.ts';
import { validatorCompiler } from '../http/request/validation.ts';
import { dataOf } from '../http/route-schemas.ts';
import { type ApplyLines, inTransaction, LineResult, lineApplier, mostLines } from './admin-lines.ts';
import { requireAdminToken } from './admin-token.ts';
import { changePrices, PriceLine } from './change-prices.ts';
import { changeProducts } from './change-products.ts';
import { changeStock, StockLine } from './change-stock.ts';
import { ProductLine, productLineFault } from './product-line.ts';

/** Schema of the whole request, without the lines, which are checked one by one. */
const Envelope = Type.Object(
  { lines: Type.Array(Type.Unknown(), { minItems: 1, maxItems: mostLines }) },
  { additionalProperties: false },
);

const bodyOf = <Line extends TSchema>(line: Line) =>
  Type.Object({ lines: Type.Array(line, { minItems: 1, maxItems: mostLines }) }, { additionalProperties: false });

/** The validation messages for shoppers' forms do not name `lines` or its limits. */
const noLines = `The body needs "lines", a list of 1 to ${mostLines} lines.`;

/** The route's schema describes lines only for the OpenAPI document. They are checked one by one, so that valid ones are applied. */
const checkEnvelope: typeof validatorCompiler = (route) => {
  if (route.httpPart !== 'body') return validatorCompiler(route);
  const envelope = Compile(Envelope);
  const refusal = validatorCompiler({ ...route, schema: Envelope });
  return (body: unknown) => {
    if (envelope.Check(body)) return { value: body };
    const result = refusal(body);
    return typeof result === 'object' && 'error' in result ? { error: apiError(422, 'validation', noLines) } : result;
  };
};

type Endpoint<Line extends TSchema> = {
  readonly path: string;
  readonly summary: string;
  readonly line: Line;
  readonly apply: ApplyLines<Static<Line> & { id: number }>;
  readonly explain?: (content: unknown) => string | null;
  /** Lines in a transaction. */
  readonly chunk: number;
  /** Maximum size of a body in bytes. */
  readonly bodyLimit: number;
};

function addEndpoint<Line extends TSchema>(
  server: ApiServer,
  onRequest: ReturnType<typeof requireAdminToken>,
  { path, summary, line, apply, explain, chunk, bodyLimit }: Endpoint<Line>,
): void {
  const applyLines = lineApplier(line, apply, chunk, explain);
  server.put<{ Body: Static<typeof Envelope> }>(
    path,
    {
      onRequest,
      bodyLimit,
      validatorCompiler: checkEnvelope,
      schema: {
        summary,
        security: [{ adminToken: [] }],
        body: bodyOf(line),
        response: { 200: dataOf(Type.Object({ lines: Type.Array(LineResult) })) },
      },
    },
    async ({ body, signal }) => ({ data: { lines: await applyLines(body.lines, signal) } }),
  );
}

/**
 * Bulk changes of the catalogue by the retailer's own systems. Repeating a request changes nothing. The change log propagates
 * changes to every API process (decision 0034).
 */
export function adminRoutes(server: ApiServer, database: Database, tokens: readonly string[]): void {
  const admit = requireAdminToken(tokens);
  addEndpoint(server, admit, {
    path: '/api/admin/prices',
    summary: 'Changes prices of products, with their history and the lowest price of 30 days',
    line: PriceLine,
    apply: inTransaction(database.orm, changePrices),
    chunk: 2_500,
    bodyLimit: 2 * 2 ** 20,
  });
  addEndpoint(server, admit, {
    path: '/api/admin/stock',
    summary: 'Sets the number of pieces of options',
    line: StockLine,
    apply: inTransaction(database.orm, changeStock),
    chunk: 500,
    bodyLimit: 2 ** 20,
  });
  addEndpoint(server, admit, {
    path: '/api/admin/products',
    summary: 'Adds and replaces products, written as records of the catalogue format, and delists them',
    line: ProductLine,
    apply: changeProducts(database),
    explain: productLineFault,
    chunk: 200,
    bodyLimit: 8 * 2 ** 20,
  });
}
