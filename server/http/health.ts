import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process responds. `/readyz`: it can also serve requests, because its database responds. */
export function addHealth(app: FastifyInstance, check: () => Promise<void>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await check();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
