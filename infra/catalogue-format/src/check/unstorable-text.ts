/** Text that PostgreSQL cannot store: U+0000, and half a character, as an escape of JSON may be. */
const unstorable = /\0|\p{Surrogate}/u;

/** Where a value has text that cannot be stored, and why. */
export function unstorableTexts(value: unknown): readonly UnstorableText[] {
  return isStorable(value) ? [] : textsIn(value, '');
}

type UnstorableText = { readonly field: string; readonly reason: string };

/** Also finds whole characters that are pairs of surrogates. */
const suspicious = /[\0\ud800-\udfff]/;

/** Whether there is nothing suspicious in a value. It allocates nothing: an import asks for each of millions of values. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !suspicious.test(value);
  if (typeof value !== 'object' || value === null) return true;
  // Records are parsed JSON: they inherit nothing that `in` would find.
  for (const name in value) if (!isStorable((value as Readonly<Record<string, unknown>>)[name])) return false;
  return true;
}

function textsIn(value: unknown, field: string): readonly UnstorableText[] {
  if (typeof value === 'string') {
    const [found] = unstorable.exec(value) ?? [];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return [
      { field, reason: `has U+${code}, ${found === '\0' ? 'which' : 'half a character, which'} cannot be stored` },
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((element, index) => textsIn(element, `${field}[${index}]`));
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, field === '' ? name : `${field}.${name}`));
}
