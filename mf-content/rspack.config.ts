import { remote } from '@bergauf/build/remote';
import { flyerParameters } from './src/flyers/flyer-parameters.ts';

export default remote({
  name: 'mf-content',
  exposes: {
    'home-page': './src/exposes/home-page.ts',
    'flyer-page': './src/exposes/flyer-page.ts',
    footer: './src/exposes/footer.ts',
  },
  query: { 'flyer-page': flyerParameters },
});
