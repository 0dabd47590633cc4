import { palettes } from '@bergauf/demo-catalogue/pictures/index';
import { expect, it } from 'vitest';
import { createPictureLibrary } from './picture-library.ts';

function library() {
  const failures: string[] = [];
  return {
    failures,
    pictures: createPictureLibrary({ brand: [], team: [] }, (_error, picture) => failures.push(picture)),
  };
}

const nameIn = (url: string) => /^\/pictures\/([a-z]+)\/([^.]+)\./.exec(url)?.slice(1) ?? [];

it('gives every colour of a product a URL of its own, under which it is found', () => {
  const { pictures, failures } = library();
  const urls = palettes.map(({ id }) => pictures.product({ kind: 'ski', design: 1 }, id, 1, 'Ski').url);
  expect(new Set(urls.map((url) => url.split('.')[1])).size).toBe(palettes.length);
  for (const url of urls) {
    const [group = '', name = ''] = nameIn(url);
    expect(pictures.find(group, name)?.url).toBe(url);
    expect(pictures.find(group, name)?.svg).toMatch(/^<svg /);
  }
  expect(failures).toEqual([]);
});

it.each([
  ['an unknown palette', 'ski', 'ultraviolett'],
  ['an unknown kind', 'submarine', 'rot'],
])('shows a placeholder for %s and reports it once', (_what, kind, palette) => {
  const { pictures, failures } = library();
  for (let time = 0; time < 3; time++) {
    const picture = pictures.product({ kind, design: 0 }, palette, 1, 'Tauchboot');
    expect(picture).toMatchObject({ alt: 'Tauchboot', width: 800, height: 1000 });
    const [group = '', name = ''] = nameIn(picture.url);
    expect(pictures.find(group, name)).toEqual({ svg: expect.stringMatching(/^<svg /), url: picture.url });
  }
  expect(failures).toHaveLength(1);
});
