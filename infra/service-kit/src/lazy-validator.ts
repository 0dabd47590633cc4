import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** A validator that is compiled at its first use: a short command, and a shell that starts, use few of the validators that they import. */
export function lazyValidator<Schema extends TSchema>(schema: Schema) {
  let compiled: ReturnType<typeof Compile<Schema>> | null = null;
  const validator = () => {
    compiled ??= Compile(schema);
    return compiled;
  };
  return {
    Check: (value: unknown): value is Static<Schema> => validator().Check(value),
    Errors: (value: unknown) => validator().Errors(value),
  };
}
