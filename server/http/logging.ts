import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pino from 'pino';

import type { Settings } from '#server/settings.ts';

export type ServerLog = FastifyBaseLogger;

const longest = 1000;

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/**
 * JSON lines to standard output. Nothing that signs anyone in is written: no headers, no bodies, no query strings, and of
 * a path only the route's pattern, because a secure link carries its token in the path (security.md, attacks 2 and 13).
 */
const loggerOptions = ({ logLevel }: Pick<Settings, 'logLevel'>): pino.LoggerOptions => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: {
    paths: [
      'authorization',
      'cookie',
      'password',
      'code',
      'token',
      '*.authorization',
      '*.cookie',
      '*.password',
      '*.code',
      '*.token',
    ],
    censor: '[redacted]',
  },
  serializers: {
    req: ({ method }) => ({ method }),
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      code: error.code,
      message: short(error.message),
      stack: error.stack === undefined ? '' : short(error.stack),
    }),
  },
});

/** The one log of the process; Fastify writes to it too. */
export const createLog = (settings: Pick<Settings, 'logLevel'>): ServerLog => pino(loggerOptions(settings));

/** Fastify's own two lines for a request would hold its whole address. */
export const logController = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });

/** One line for each answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const context = request.apiContext;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        ...(context !== null && 'user' in context ? { userId: context.user.id } : {}),
        ...(context !== null && 'organisation' in context ? { organisationId: context.organisation.id } : {}),
      },
      'answered',
    );
  });
}
