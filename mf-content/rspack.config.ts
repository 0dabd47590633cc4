import { remote } from '@bergauf/build/remote';

export default remote({
  name: 'mf-content',
  exposes: { 'home-page': './src/exposes/home-page.ts', footer: './src/exposes/footer.ts' },
});
