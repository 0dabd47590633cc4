import { remote } from '@bergauf/build/remote';
import { searchParameters } from './src/stores/search/search-parameters.ts';

export default remote({
  name: 'mf-content',
  exposes: {
    'home-page': './src/exposes/home-page.ts',
    footer: './src/exposes/footer.ts',
    'store-search-page': './src/exposes/store-search-page.ts',
  },
  query: { 'store-search-page': searchParameters },
});
