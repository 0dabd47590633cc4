import { remote } from '@bergauf/build/remote';
import { ordersParameters } from './src/orders/orders-parameters.ts';

export default remote({
  name: 'mf-account',
  exposes: {
    'login-page': './src/exposes/login-page.ts',
    'register-page': './src/exposes/register-page.ts',
    'forgot-password-page': './src/exposes/forgot-password-page.ts',
    'reset-password-page': './src/exposes/reset-password-page.ts',
    'opt-in-page': './src/exposes/opt-in-page.ts',
    'overview-page': './src/exposes/overview-page.ts',
    'orders-page': './src/exposes/orders-page.ts',
    'order-details-page': './src/exposes/order-details-page.ts',
    'addresses-page': './src/exposes/addresses-page.ts',
    'details-page': './src/exposes/details-page.ts',
    'loyalty-page': './src/exposes/loyalty-page.ts',
    'order-lookup-page': './src/exposes/order-lookup-page.ts',
  },
  query: { 'orders-page': ordersParameters },
});
