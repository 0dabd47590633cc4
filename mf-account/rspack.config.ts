import { remote } from '@bergauf/build/remote';

export default remote({
  name: 'mf-account',
  exposes: {
    'login-page': './src/exposes/login-page.ts',
    'register-page': './src/exposes/register-page.ts',
    'overview-page': './src/exposes/overview-page.ts',
  },
});
