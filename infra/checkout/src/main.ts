import { createCheckoutServer } from './checkout-server.ts';

const port = Number(process.env['CHECKOUT_PORT'] || 3003);
const server = createCheckoutServer({
  apiOrigin: process.env['API_ORIGIN'] || `http://localhost:${process.env['API_PORT'] || 3001}`,
  shopOrigin: process.env['SHOP_ORIGIN'] || `http://localhost:${process.env['SHOP_PORT'] || 3000}`,
  logger: true,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close());
await server.listen({ port, host: process.env['HOST'] || 'localhost' });
