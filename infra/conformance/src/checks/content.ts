import {
  Article,
  BlogList,
  BrandIndex,
  ContentPage,
  ContentPageIndex,
  Flyer,
  HelpAnswers,
  HomeData,
  MenuItem,
  StoreFlyers,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { type Check, checksOf, require, requirePicture } from '../check.ts';

const menu = Type.Array(MenuItem);
const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.options)]);

export const contentChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/menu/', 'reads', {
    'is a tree whose items have ids of their own and name their parents': async (caller) => {
      const items = flat(await caller.data('/api/v1/menu/', menu));
      require(new Set(items.map(({ id }) => id)).size === items.length, 'two items have the same id');
      for (const item of items) {
        const wrong = item.options.find(({ parentId }) => parentId !== item.id);
        require(wrong === undefined, `item ${wrong?.id} names ${wrong?.parentId} as its parent, which is ${item.id}`);
      }
      require(items.some(({ type }) => type === 'root-gender'), 'there is no item of type root-gender');
    },
    'exists in English with the same addresses': async (caller) => {
      const [german, english] = await Promise.all([
        caller.data('/api/v1/menu/?locale=at', menu),
        caller.data('/api/v1/menu/?locale=en', menu),
      ]);
      const urls = (items: MenuItem[]) =>
        flat(items)
          .map(({ url }) => url)
          .join();
      require(urls(german) === urls(english), 'the English menu leads elsewhere');
    },
  }),
  ...checksOf('GET /api/v1/home/', 'reads', {
    'has a hero and rows with products': async (caller) => {
      const { rows } = await caller.data('/api/v1/home/', HomeData);
      require(rows.some(({ products }) => products.length > 0), 'no row has products');
    },
  }),
  ...checksOf('GET /api/v1/brands/', 'reads', {
    'counts the brands it lists': async (caller) => {
      const { total, letters } = await caller.data('/api/v1/brands/', BrandIndex);
      const listed = letters.reduce((sum, { brands }) => sum + brands.length, 0);
      require(listed === total, `total says ${total} brands, ${listed} are listed`);
    },
    'has sections for women and men': async (caller) => {
      for (const section of ['damen', 'herren']) await caller.data(`/api/v1/brands/?section=${section}`, BrandIndex);
    },
  }),
  ...checksOf('GET /api/v1/blog/', 'reads', {
    'links articles that exist': async (caller) => {
      const { articles } = await caller.data('/api/v1/blog/', BlogList);
      const slug = articles[0]?.url.split('/').at(-2);
      if (slug) await caller.data(`/api/v1/blog/article/${slug}/`, Article);
    },
    'responds 404 to an unknown article': async (caller) => {
      await caller.refusal('/api/v1/blog/article/conformance-no-such-article/', [404]);
    },
  }),
  ...checksOf('GET /api/v1/pages/', 'reads', {
    'lists pages that exist': async (caller) => {
      const index = await caller.data('/api/v1/pages/', ContentPageIndex);
      for (const { url } of [index.static[0], index.services[0]].filter((link) => link !== undefined)) {
        await caller.data(`/api/v1/pages${url}`, ContentPage);
      }
    },
    'responds 404 to an unknown page': async (caller) => {
      await caller.refusal('/api/v1/pages/static/conformance-no-such-page/', [404]);
    },
  }),
  ...checksOf('GET /api/v1/help/', 'reads', {
    'finds a question by its own words, on a page that exists': async (caller) => {
      // A question about delivery, which every shop answers on some page.
      const { answers, total } = await caller.data('/api/v1/help/?q=lieferung', HelpAnswers);
      require(total >= answers.length, `total says ${total} answers, ${answers.length} are listed`);
      const [first] = answers;
      if (first === undefined) return;
      const again = await caller.data(`/api/v1/help/?q=${encodeURIComponent(first.question)}`, HelpAnswers);
      require(again.answers.some(({ question }) => question === first.question), `"${first.question}" is not found`);
    },
    'finds nothing for meaningless words, with status 200': async (caller) => {
      const { answers, total } = await caller.data('/api/v1/help/?q=qxzjvwkq', HelpAnswers);
      require(answers.length === 0 && total === 0, 'meaningless words have answers');
    },
  }),
  ...checksOf('GET /api/v1/flyers/', 'reads', {
    'lists flyers that exist': async (caller) => {
      const { flyers } = await caller.data('/api/v1/flyers/', StoreFlyers);
      const [first] = flyers;
      if (first === undefined) return;
      const { pages } = await caller.data(`/api/v1/flyers/${encodeURIComponent(first.path)}/`, Flyer);
      await requirePicture(caller, pages[0]?.picture.url ?? '');
    },
  }),
];
