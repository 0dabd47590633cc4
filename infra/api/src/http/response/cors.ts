import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Only the shop's own origins may call with credentials. Browsers cache preflight responses for two hours. */
export async function allowShopOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  await server.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'X-Request-ID',
      'X-Requested-With',
      'X-Request-Client',
      'Content-Type',
      'Idempotency-Key',
    ],
    exposedHeaders: ['Retry-After'],
    maxAge: 7200,
  });
}
