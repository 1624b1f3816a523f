import type { FastifyRequest } from 'fastify';

/** The query as sent: a parameter may repeat, and none is parsed into an object. */
export const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?', 2)[1]);
