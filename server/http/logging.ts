import { DrizzleQueryError } from 'drizzle-orm';
import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pino from 'pino';

import type { Settings } from '#server/settings.ts';

export type ServerLog = FastifyBaseLogger;

const longest = 1000;

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The stack without the message that precedes it. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length).trim();
}

/**
 * `reason` is the system's or the database's error code. A failed query's parameters are omitted: they contain user
 * input.
 */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const isQuery = error instanceof DrizzleQueryError;
  const cause: unknown = isQuery ? error.cause : error;
  return {
    type: error.name,
    reason: cause instanceof Error && 'code' in cause ? String(cause.code) : undefined,
    message: short(isQuery ? `Failed query: ${error.query}` : error.message),
    stack: short(framesOf(error)),
  };
}

/**
 * JSON lines on standard output. No credentials are logged: no headers, no bodies, no query strings, and only the
 * route's pattern instead of the path, because a secure link carries its token in the path (security.md, attacks 2 and
 * 13).
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
    err: (error: unknown) => describe(error),
  },
});

/** The process-wide logger, shared with Fastify. */
export const createLog = (
  settings: Pick<Settings, 'logLevel'>,
  destination: pino.DestinationStream = pino.destination(1),
): ServerLog => pino(loggerOptions(settings), destination);

/** Fastify's own two lines per request would include the full URL. */
export const logController = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });

/** Logs one line per answered request. */
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
        ...(context !== null && 'link' in context ? { linkId: context.link.linkId } : {}),
        ...(context !== null && 'organisation' in context ? { organisationId: context.organisation.id } : {}),
      },
      'answered',
    );
  });
}
