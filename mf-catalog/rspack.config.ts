import { remote } from '@bergauf/build/remote';

export default remote({
  name: 'mf-catalog',
  exposes: {
    'list-page': './src/exposes/list-page.ts',
    'brands-page': './src/exposes/brands-page.ts',
    'product-page': './src/exposes/product-page.ts',
    'product-tile': './src/exposes/product-tile.ts',
  },
});
