import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import { expect, it } from 'vitest';
import { fetchMenu } from './fetch-menu.ts';

const item = {
  ...{ id: 1, parentId: null, name: 'Damen', url: '/damen/', type: 'root-gender', column: 1 },
  data: {},
  options: [],
};

/** The menu from an API with this response, and the paths that were read. */
async function fetched(response: ApiResult<unknown>, teamBuild = false) {
  const paths: string[] = [];
  const get = async (path: string) => {
    paths.push(path);
    return response;
  };
  const menu = await fetchMenu({ api: { get }, locale: 'en', config: { teamBuild } } as unknown as AppContext);
  return { menu, paths };
}

it('is the menu of the shop, in its language', async () => {
  const main = await fetched({ ok: true, data: [item] });
  expect(main.menu).toMatchObject({ ok: true, data: [{ id: 1, name: 'Damen', kind: 'gender' }] });
  expect(main.paths).toEqual(['/api/v1/menu/?locale=en']);
  expect((await fetched({ ok: true, data: [item] }, true)).paths).toEqual(['/api/v2/team/menu/?locale=en']);
});

it.each([
  ['no list', { item }],
  ['an item without an id', [item, { ...item, id: undefined }]],
  ['an item without a list of submenus', [{ ...item, options: null }]],
  ['a malformed item in a submenu', [{ ...item, options: [{ ...item, data: null }] }]],
])('a response with %s has failed', async (_, data) => {
  expect((await fetched({ ok: true, data })).menu).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});
