import type { FastifyRequest } from 'fastify';

/** The query as sent: a parameter may repeat, and none becomes an object. */
export const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?', 2)[1]);
