import type { MenuItem } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { buildMenu, columnsOf, findNode, hasSubmenu } from './menu-tree.ts';

let nextId = 1;
type Parts = Partial<Omit<MenuItem, 'options'>> & { options?: MenuItem[] };
function item({ options = [], ...parts }: Parts = {}): MenuItem {
  const id = parts.id ?? nextId++;
  const base = {
    parentId: null,
    name: `Item ${id}`,
    url: `/item-${id}/`,
    type: 'category' as const,
    column: 1,
    data: {},
  };
  return { ...base, ...parts, id, options };
}

describe('buildMenu', () => {
  it('keeps the root types and leaves other items out of the bar', () => {
    const menu = buildMenu([
      item({ type: 'root-gender', name: 'Damen' }),
      item({ type: 'category', name: 'Lost' }),
      item({ type: 'root-hot', name: 'Sale' }),
    ]);
    expect(menu.map(({ name, kind }) => [name, kind])).toEqual([
      ['Damen', 'gender'],
      ['Sale', 'hot'],
    ]);
  });

  it('replaces wrappers by their children at any depth', () => {
    const leaf = item({ name: 'Laufschuhe' });
    const wrapped = item({ name: null, options: [item({ name: '', options: [leaf] }), item({ name: 'Socken' })] });
    const [damen] = buildMenu([item({ name: null, options: [item({ type: 'root-gender', options: [wrapped] })] })]);
    expect(damen?.children.map(({ name }) => name)).toEqual(['Laufschuhe', 'Socken']);
  });

  it('drops items without name and children', () => {
    const [damen] = buildMenu([item({ type: 'root-gender', options: [item({ name: null }), item({ name: '' })] })]);
    expect(damen && hasSubmenu(damen)).toBe(false);
  });

  it('sorts brands by position, those without one last, and leaves categories as they come', () => {
    const [damen] = buildMenu([
      item({
        type: 'root-gender',
        options: [
          item({ type: 'brand', name: 'Without' }),
          item({ type: 'brand', name: 'Second', data: { position: 2 } }),
          item({ name: 'Zelte' }),
          item({ type: 'brand', name: 'First', data: { position: 1, logo: '/logos/first.svg' } }),
          item({ name: 'Bälle' }),
        ],
      }),
    ]);
    expect(damen?.children.map(({ name }) => name)).toEqual(['Zelte', 'Bälle', 'First', 'Second', 'Without']);
    expect(damen?.children[2]).toMatchObject({ kind: 'brand', logo: '/logos/first.svg' });
  });

  it('keeps banners apart from children', () => {
    const banner = item({ type: 'banner', name: 'Winter', url: '/winter/' });
    const [damen] = buildMenu([
      item({ type: 'root-gender', options: [item({ type: 'banners', name: null, options: [banner] })] }),
    ]);
    expect(damen?.children).toEqual([]);
    expect(damen?.banners).toEqual([{ id: banner.id, link: '/winter/', title: 'Winter', text: '', picture: null }]);
  });
});

describe('hasSubmenu', () => {
  it('needs a name and children', () => {
    const [withChildren, without] = buildMenu([
      item({ type: 'root-gender', options: [item()] }),
      item({ type: 'root-hot', options: [] }),
    ]);
    expect(withChildren && hasSubmenu(withChildren)).toBe(true);
    expect(without && hasSubmenu(without)).toBe(false);
  });
});

describe('findNode', () => {
  it('finds an item at any depth', () => {
    const leaf = item({ id: 901, name: 'Trailrunning' });
    const menu = buildMenu([
      item({ type: 'root-gender', options: [item({ options: [leaf] })] }),
      item({ type: 'root-hot' }),
    ]);
    expect(findNode(menu, 901)?.name).toBe('Trailrunning');
    expect(findNode(menu, 902)).toBeNull();
  });
});

describe('columnsOf', () => {
  it('orders the columns and keeps the order within them', () => {
    const [damen] = buildMenu([
      item({
        type: 'root-gender',
        options: [item({ name: 'c', column: 3 }), item({ name: 'a1', column: 1 }), item({ name: 'a2', column: 1 })],
      }),
    ]);
    const columns = damen ? columnsOf(damen) : [];
    expect(columns.map((nodes) => nodes.map(({ name }) => name))).toEqual([['a1', 'a2'], ['c']]);
  });
});
