import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalizedList, listIn } from '../records/fields.ts';
import { type BrokenRecord, broken } from '../testing/broken-record.ts';
import { copyOfExample, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

const linkTo = (url: string) => ({ type: 'links' as const, items: [{ name: 'x', url }] });

/** The example's texts are translated. */
function inLocales<Item>(list: LocalizedList<Item>): { at: readonly Item[]; en: readonly Item[] } {
  return { at: listIn(list, 'at'), en: listIn(list, 'en') };
}
const english = <Item>(list: LocalizedList<Item>): readonly Item[] => listIn(list, 'en');

const brokenTranslations: readonly BrokenRecord[] = [
  broken(
    'an English block of an unknown type',
    'pages',
    2,
    (p) => ({ ...p, blocks: { ...inLocales(p.blocks), en: [english(p.blocks)[0], { type: 'film' }] } }),
    'pages.jsonl:2 blocks.en[1].type: "film" is none of heading, paragraph',
  ),
  broken(
    'an English block without its text',
    'pages',
    2,
    (p) => ({ ...p, blocks: { ...inLocales(p.blocks), en: [{ type: 'paragraph' }] } }),
    'pages.jsonl:2 blocks.en[0]: is missing: text',
  ),
  broken(
    'English blocks without German ones',
    'pages',
    2,
    (p) => ({ ...p, blocks: { en: english(p.blocks) } }),
    'pages.jsonl:2 blocks: is missing: at',
  ),
  broken(
    'blocks in an unknown locale',
    'pages',
    2,
    (p) => ({ ...p, blocks: { ...inLocales(p.blocks), fr: english(p.blocks) } }),
    'pages.jsonl:2 blocks: has unknown fields: fr',
  ),
  broken(
    'an empty list of blocks',
    'articles',
    1,
    (a) => ({ ...a, blocks: [] }),
    'articles.jsonl:1 blocks: [] must not have',
  ),
  broken(
    'a link to a heading that does not exist',
    'pages',
    1,
    (p) => ({ ...p, blocks: { at: [linkTo('/services/versand/#preis')], en: [linkTo('/services/versand/#costs')] } }),
    'pages.jsonl:1 blocks.at[0].items[0].url: "#preis" is no heading of the page /services/versand/',
  ),
  broken(
    'an English link to the German id of a translated heading',
    'pages',
    1,
    (p) => ({ ...p, blocks: { at: [linkTo('/services/versand/#kosten')], en: [linkTo('/services/versand/#kosten')] } }),
    'pages.jsonl:1 blocks.en[0].items[0].url: "#kosten" is no heading of the English page /services/versand/',
  ),
  broken(
    'a link to a translated heading in blocks without a translation',
    'articles',
    1,
    (a) => ({ ...a, blocks: [linkTo('/services/versand/#kosten')] }),
    'articles.jsonl:1 blocks[0].items[0].url: "#kosten" is no heading of the English page /services/versand/',
  ),
  broken(
    'a link of the menu to a translated heading',
    'menu',
    1,
    (m) => ({ ...m, banners: m.banners.map((banner: object) => ({ ...banner, url: '/services/versand/#kosten' })) }),
    'menu.jsonl:1 banners[0].url: "#kosten" is no heading of the English page /services/versand/',
  ),
  broken(
    'English flyer pages of another number',
    'flyers',
    1,
    (f) => ({ ...f, pages: { ...inLocales(f.pages), en: english(f.pages).slice(1) } }),
    'flyers.jsonl:1 pages.en: has 2 pages, but pages.at has 3',
  ),
  broken(
    'an English flyer page of another layout',
    'flyers',
    1,
    (f) => ({
      ...f,
      pages: { ...inLocales(f.pages), en: [english(f.pages)[0], english(f.pages)[2], english(f.pages)[2]] },
    }),
    'flyers.jsonl:1 pages.en[1].layout: "back" is "grid" in pages.at',
  ),
  broken(
    'an English flyer page with other products',
    'flyers',
    1,
    (f) => ({
      ...f,
      pages: {
        ...inLocales(f.pages),
        en: english(f.pages).map((page: object) => ('kinds' in page ? { ...page, kinds: ['ball'] } : page)),
      },
    }),
    'flyers.jsonl:1 pages.en[1].kinds: differs from pages.at',
  ),
];

describe('a catalogue with', () => {
  it.each(brokenTranslations)('%s is refused with file, line, field and reason', async (_name, { breakIt, fault }) => {
    await breakIt(copy);
    expect(await faultsIn(copy.folder)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });
});

describe('a folder', () => {
  it('may link to headings that exist in every locale of the link', async () => {
    const blocks = { at: [linkTo('/services/versand/#kosten')], en: [linkTo('/services/versand/#costs')] };
    await copy.editRecord('pages', 1, (page) => ({ ...page, blocks }));
    expect(await faultsIn(copy.folder)).toEqual([]);
  });

  it('from before blocks had locales is a catalogue: its lists are German', async () => {
    const german = <Item>(list: LocalizedList<Item>) => listIn(list, 'at');
    await copy.editRecord('pages', 2, (page) => ({ ...page, blocks: german(page.blocks) }));
    await copy.editRecord('flyers', 1, (flyer) => ({ ...flyer, pages: german(flyer.pages) }));
    expect(await faultsIn(copy.folder)).toEqual([]);
  });
});
