/** The fields of an untouched form. */
export function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1] ?? '';
    const isLeftOut = tag.includes('disabled=""') || (tag.includes('type="radio"') && !tag.includes('checked=""'));
    if (!isLeftOut) fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  for (const [select, name] of html.matchAll(/<select[^>]*name="([^"]*)"[\s\S]*?<\/select>/g)) {
    fields[name ?? ''] = /<option value="([^"]*)"[^>]* selected=""/.exec(select)?.[1] ?? '';
  }
  return fields;
}
