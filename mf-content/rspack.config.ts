import { remote } from '@bergauf/build/remote';
import { flyerParameters, flyersParameters } from './src/flyers/flyer-parameters.ts';
import { guideParameters } from './src/guide/guide-parameters.ts';
import { pageParameters } from './src/pages/page-parameters.ts';
import { searchParameters } from './src/stores/search/search-parameters.ts';
import { storeParameters } from './src/stores/store/store-parameters.ts';
import { teamsParameters } from './src/teams/teams-parameters.ts';

export default remote({
  name: 'mf-content',
  exposes: {
    'home-page': './src/exposes/home-page.ts',
    'guide-page': './src/exposes/guide-page.ts',
    'article-page': './src/exposes/article-page.ts',
    'content-page': './src/exposes/content-page.ts',
    'teams-page': './src/exposes/teams-page.ts',
    'store-search-page': './src/exposes/store-search-page.ts',
    'store-page': './src/exposes/store-page.ts',
    'flyers-page': './src/exposes/flyers-page.ts',
    'store-flyers-page': './src/exposes/store-flyers-page.ts',
    'flyer-page': './src/exposes/flyer-page.ts',
    footer: './src/exposes/footer.ts',
  },
  query: {
    'guide-page': guideParameters,
    'content-page': pageParameters,
    'teams-page': teamsParameters,
    'store-search-page': searchParameters,
    'store-page': storeParameters,
    'flyers-page': flyersParameters,
    'flyer-page': flyerParameters,
  },
});
