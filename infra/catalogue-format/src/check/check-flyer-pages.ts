import type { Location } from '../faults/fault.ts';
import type { FlyerPageRecord } from '../records/content-records.ts';
import { type LocalizedList, listIn } from '../records/fields.ts';
import type { CheckContext } from './check-context.ts';

function kindsOn(page: FlyerPageRecord): readonly string[] {
  return page.layout === 'hero' ? [page.kind] : 'kinds' in page ? page.kinds : [];
}

/** Products are chosen once for an edition, so the pages of both languages have the same layouts and kinds. */
export function checkFlyerPages(
  context: CheckContext,
  location: Location,
  pages: LocalizedList<FlyerPageRecord>,
): void {
  const [german, english] = [listIn(pages, 'at'), listIn(pages, 'en')];
  if (german.length !== english.length) {
    context.add(location, 'pages.en', `has ${english.length} pages, but pages.at has ${german.length}`);
    return;
  }
  for (const [index, page] of english.entries()) {
    const other = german[index];
    if (other === undefined) continue;
    if (page.layout !== other.layout) {
      context.add(location, `pages.en[${index}].layout`, `"${page.layout}" is "${other.layout}" in pages.at`);
    } else if (kindsOn(page).join() !== kindsOn(other).join()) {
      const field = page.layout === 'hero' ? 'kind' : 'kinds';
      context.add(
        location,
        `pages.en[${index}].${field}`,
        'differs from pages.at: an edition has one choice of products',
      );
    }
  }
}
