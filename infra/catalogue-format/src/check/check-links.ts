import type { Location } from '../faults/fault.ts';
import type { BlockRecord } from '../records/content-records.ts';
import { isTranslated, type Locale, type LocalizedList, listIn } from '../records/fields.ts';
import type { CheckContext } from './check-context.ts';

const both: readonly Locale[] = ['at', 'en'];

const toHeading = /^(\/(?:static|services|info|blog\/article)\/[^/#]+\/)#(.+)$/;

function headingsIn(blocks: readonly BlockRecord[]): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : [])));
}

/** Remembers the links to headings in a value that is shown in these locales. */
export function noteLinks(
  context: CheckContext,
  location: Location,
  value: unknown,
  field: string,
  locales: readonly Locale[] = both,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${field}[${name}]` : field === '' ? name : `${field}.${name}`;
    const [, address, heading] = (name === 'url' && typeof inner === 'string' && toHeading.exec(inner)) || [];
    if (address !== undefined && heading !== undefined) {
      context.headingLinks.push({ address, heading, locales, location, field: path });
    } else noteLinks(context, location, inner, path, locales);
  }
}

/** Remembers the headings of a page and its links to headings. German blocks are also shown in English if they are not translated. */
export function noteBlocks(
  context: CheckContext,
  location: Location,
  address: string,
  blocks: LocalizedList<BlockRecord>,
): void {
  context.headings.set(address, { at: headingsIn(listIn(blocks, 'at')), en: headingsIn(listIn(blocks, 'en')) });
  if (!isTranslated(blocks)) {
    noteLinks(context, location, blocks, 'blocks');
    return;
  }
  for (const locale of both) noteLinks(context, location, listIn(blocks, locale), `blocks.${locale}`, [locale]);
}

/** Checks that linked headings exist in every locale in which the link is shown. */
export function checkLinks(context: CheckContext): void {
  for (const { address, heading, locales, location, field } of context.headingLinks) {
    const headings = context.headings.get(address);
    const missing = locales.find((locale) => !headings?.[locale].has(heading));
    if (missing === undefined) continue;
    const language = missing === 'en' ? 'English ' : '';
    context.add(location, field, `"#${heading}" is no heading of the ${language}page ${address}`);
  }
}
