import { remote } from '@bergauf/build/remote';

export default remote({
  name: 'mf-header',
  exposes: { header: './src/exposes/header.ts', consent: './src/exposes/consent.ts' },
});
