import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SchemaFault, schemaFaultsOf } from '@bergauf/catalogue-format/check/schema-faults';
import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Orm } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/unavailable-error.ts';
import { hasUnstorable } from '../http/request/validation.ts';

/** Maximum number of lines in one request. */
export const mostLines = 10_000;

export const Id = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

/** `line`: position in the request, from 1. `id` is null if the line has none. */
export const LineResult = Type.Object(
  {
    line: Type.Integer({ minimum: 1 }),
    id: Type.Union([Id, Type.Null()]),
    status: Type.Union([Type.Literal('changed'), Type.Literal('unchanged'), Type.Literal('failed')]),
    reason: Type.Optional(Type.String({ description: 'Why the line failed.' })),
  },
  { $id: 'AdminLineResult' },
);
export type LineResult = Static<typeof LineResult>;

export type Outcome = Pick<LineResult, 'status' | 'reason'>;

export const changed: Outcome = { status: 'changed' };
export const unchanged: Outcome = { status: 'unchanged' };
export const failed = (reason: string): Outcome => ({ status: 'failed', reason });

/** Applies lines with different ids in one transaction. A line without an outcome counts as unchanged. */
export type ApplyLines<Line> = (lines: readonly Line[]) => Promise<ReadonlyMap<number, Outcome>>;

/** Lines that are applied in a transaction which the caller opens. */
export function inTransaction<Line>(
  orm: Orm,
  apply: (transaction: Orm, lines: readonly Line[]) => ReturnType<ApplyLines<Line>>,
): ApplyLines<Line> {
  return (lines) => orm.transaction((transaction) => apply(transaction as Orm, lines));
}

/** Lines checked in one step; shoppers' requests are handled between steps. */
const checkedAtOnce = 200;

type Numbered<Line> = {
  readonly line: number;
  readonly content: Line;
  /** Positions of identical lines directly after it. */
  readonly repeatedIn: number[];
};

/** Most faults of a line that are reported: a mistyped field is both unknown and missing. */
const namedFaults = 3;

/** The first faults of a line in one text; null without any. */
export function lineFault(faults: readonly SchemaFault[]): string | null {
  if (faults.length === 0) return null;
  const named = faults.slice(0, namedFaults).map(({ field, reason }) => `${field || 'line'}: ${reason}`);
  return named.join('; ');
}

/** Chunks of at most `size` lines in their order. An id occurs once in a chunk, so that a later line wins. */
function chunksOf<Line extends { id: number }>(lines: readonly Numbered<Line>[], size: number): Numbered<Line>[][] {
  const chunks: Numbered<Line>[][] = [];
  let ids = new Set<number>();
  for (const numbered of lines) {
    const chunk = chunks.at(-1);
    if (chunk && chunk.length < size && !ids.has(numbered.content.id)) chunk.push(numbered);
    else {
      chunks.push([numbered]);
      ids = new Set();
    }
    ids.add(numbered.content.id);
  }
  return chunks;
}

/** The results of a line and its repetitions: these count as unchanged, or fail for the same reason. */
function resultsOf({ line, content: { id }, repeatedIn }: Numbered<{ id: number }>, outcome: Outcome): LineResult[] {
  const again = outcome.status === 'failed' ? outcome : unchanged;
  return [{ line, id, ...outcome }, ...repeatedIn.map((repeated) => ({ line: repeated, id, ...again }))];
}

function reasonOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      const detail = 'detail' in cause && typeof cause.detail === 'string' ? cause.detail : '';
      return detail || cause.message;
    }
  }
  throw error;
}

/**
 * Checks and applies lines in chunks, each in its own transaction. A failed line does not affect the others: a chunk that
 * the database refuses is repeated line by line. After the signal no further chunk is started: the sender has been told that the request
 * failed, and may have sent newer lines since, which older ones must not overwrite.
 * @param size lines in a chunk
 * @param explain describes the faults of a line that does not match the schema; missing: the schema's first errors
 * @throws the signal's reason, or an error if the database is unavailable; applied lines stay, and the same request may be sent again
 */
export function lineApplier<Schema extends TSchema, Line extends Static<Schema> & { id: number }>(
  schema: Schema,
  apply: ApplyLines<Line>,
  size: number,
  explain?: (content: unknown) => string | null,
): (lines: readonly unknown[], signal: AbortSignal) => Promise<LineResult[]> {
  const validator = Compile(schema);
  const ids = Compile(Id);

  function faultOf(content: unknown): string | null {
    if (validator.Check(content)) {
      return hasUnstorable(content) ? 'The line contains characters that cannot be stored.' : null;
    }
    const explained = explain?.(content);
    if (explained) return explained;
    return lineFault(schemaFaultsOf(schema, content)) ?? 'line: is not valid';
  }

  async function applyChunk(lines: readonly Numbered<Line>[], signal: AbortSignal): Promise<LineResult[]> {
    signal.throwIfAborted();
    try {
      const outcomes = await apply(lines.map(({ content }) => content));
      return lines.flatMap((line) => resultsOf(line, outcomes.get(line.content.id) ?? unchanged));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const [only] = lines;
      if (lines.length === 1 && only) return resultsOf(only, failed(reasonOf(error)));
      const results: LineResult[] = [];
      for (const line of lines) results.push(...(await applyChunk([line], signal)));
      return results;
    }
  }

  return async (lines, signal) => {
    const results: LineResult[] = [];
    const valid: Numbered<Line>[] = [];
    /** The text of the previous line; empty if that has a fault. */
    let textBefore = '';
    for (const [index, content] of lines.entries()) {
      if (index % checkedAtOnce === checkedAtOnce - 1) await nextTurn();
      // An export with one row per option repeats its product's price, and each repetition would end a chunk.
      const text = JSON.stringify(content);
      if (text === textBefore) {
        valid.at(-1)?.repeatedIn.push(index + 1);
        continue;
      }
      const fault = faultOf(content);
      textBefore = fault === null ? text : '';
      if (fault === null) valid.push({ line: index + 1, content: validator.Default(content) as Line, repeatedIn: [] });
      else {
        const id = typeof content === 'object' && content !== null && 'id' in content ? content.id : null;
        results.push({ line: index + 1, id: ids.Check(id) ? id : null, ...failed(fault) });
      }
    }
    for (const chunk of chunksOf(valid, size)) results.push(...(await applyChunk(chunk, signal)));
    return results.sort((a, b) => a.line - b.line);
  };
}
