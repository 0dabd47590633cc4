/** Text that PostgreSQL cannot store: U+0000, and half a character, as an escape of JSON may be. */
const unstorable = /\0|\p{Surrogate}/u;

/** Where a value has text that cannot be stored, and why. */
export function unstorableTexts(
  value: unknown,
  field = '',
): readonly { readonly field: string; readonly reason: string }[] {
  if (typeof value === 'string') {
    const [found] = unstorable.exec(value) ?? [];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return [
      { field, reason: `has U+${code}, ${found === '\0' ? 'which' : 'half a character, which'} cannot be stored` },
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((element, index) => unstorableTexts(element, `${field}[${index}]`));
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, field === '' ? name : `${field}.${name}`),
  );
}
