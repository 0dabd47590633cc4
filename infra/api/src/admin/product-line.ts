import { schemaFaults, schemaFaultsOf } from '@bergauf/catalogue-format/check/schema-faults';
import { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import Type, { type Static } from 'typebox';
import { Id, lineFault } from './admin-lines.ts';

const Removal = Type.Object(
  { id: Id, removed: Type.Literal(true) },
  { additionalProperties: false, description: 'Delists the product.' },
);

/** A product as a record of the catalogue format, or its removal. */
export const ProductLine = Type.Union([ProductRecord, Removal], { $id: 'AdminProductLine' });
export type ProductLine = Static<typeof ProductLine>;

export const isRecord = (line: ProductLine): line is ProductRecord => !('removed' in line);

/** What is wrong with a line, with the messages of an import. */
export function productLineFault(content: unknown): string | null {
  const isRemoval = typeof content === 'object' && content !== null && 'removed' in content;
  return lineFault(isRemoval ? schemaFaultsOf(Removal, content) : schemaFaults('products', content));
}
