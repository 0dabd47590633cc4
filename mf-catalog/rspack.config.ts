import { remote } from '@bergauf/build/remote';
import { listParameters } from './src/listing/query/list-parameters.ts';
import { productParameters } from './src/product/product-parameters.ts';

export default remote({
  name: 'mf-catalog',
  exposes: {
    'list-page': './src/exposes/list-page.ts',
    'brands-page': './src/exposes/brands-page.ts',
    'product-page': './src/exposes/product-page.ts',
    'product-tile': './src/exposes/product-tile.ts',
    'compact-tile': './src/exposes/compact-tile.ts',
    'team-shop': './src/exposes/team-shop.ts',
    'recently-viewed': './src/exposes/recently-viewed.ts',
  },
  query: { 'list-page': listParameters, 'product-page': productParameters },
});
