import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiError } from '#server/contract/errors.ts';
import { isLoopback } from '#server/setting-values.ts';
import type { Settings } from '#server/settings.ts';

type HostSettings = Pick<Settings, 'origin' | 'apiBaseUrl' | 'conveniences'>;

/** Health probes may use any address, and reveal only that the server is healthy. */
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Headers added by proxies; a local client never sends them. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const hostAndPort = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** `name[:port]` as in URLs: lower case, without the scheme's default port. */
function hostOf(text: string, protocol: string): string | undefined {
  const address = `${protocol}//${text}`;
  return hostAndPort.test(text) && URL.canParse(address) ? new URL(address).host : undefined;
}

const absoluteTarget = /^https?:\/\/([^/?#]*)/i;

/** Path and query of a request target, which may be an absolute URL (RFC 9112, section 3.2.2). */
const placeOf = ({ url = '/' }: IncomingMessage) => url.replace(absoluteTarget, '');

/**
 * The host of a request: that of its `Host` header, and of its target if that is an absolute URL. Undefined if they
 * differ, if there is none or more than one, or if it is not a valid host.
 */
function askedHost({ headersDistinct, url = '/' }: IncomingMessage, protocol: string): string | undefined {
  const named = [...(headersDistinct['host'] ?? []), ...(absoluteTarget.exec(url)?.slice(1) ?? [])];
  const [first, ...others] = named.map((text) => hostOf(text, protocol));
  const isOne = headersDistinct['host']?.length === 1 && others.every((other) => other === first);
  return isOne ? first : undefined;
}

/** A page navigation by a user, not a request made by a page. */
const isPage = ({ method, headers }: FastifyRequest, path: string) =>
  ['GET', 'HEAD'].includes(method) &&
  (path === '/' || (headers.accept ?? '').includes('text/html')) &&
  !/^\/(?:api|__clerk|__faults)(?:\/|$)/.test(path);

/** Whether a host is another loopback name with the same port as its origin. */
function isOtherLoopback(host: string, origin: URL): boolean {
  const asked = new URL(`${origin.protocol}//${host}`);
  return isLoopback(origin.hostname) && isLoopback(asked.hostname) && asked.port === origin.port;
}

/** Came through a proxy that is not configured. Browsers do not use HTTP/1.0; nginx does for its upstreams. */
const isForwarded = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === '1.0' || forwardingHeaders.some((name) => headers[name] !== undefined);

function refuse(request: FastifyRequest, reply: FastifyReply, message: string) {
  request.log.warn(
    { host: request.raw.headers.host?.slice(0, 200), reason: message },
    'rejected a request because of its host',
  );
  if ((request.headers.accept ?? '').includes('text/html')) {
    return reply.code(421).header('cache-control', 'no-store').send(`${message}\n`);
  }
  throw new ApiError(421, message);
}

/**
 * Serves only the configured hosts: `ORIGIN`, and `API_BASE_URL` for the API. Any other `Host` gets 421, so that no
 * domain pointed at this machine can read anything here (DNS rebinding). A page requested under another loopback name
 * of the same port is redirected to the origin. In development, a request that came through a proxy also gets 421: it
 * is not local (security.md, attack 12). `X-Forwarded-Host` is ignored: a proxy in front must pass `Host`. Register it
 * before anything that answers.
 */
export function addHostCheck(app: FastifyInstance, { origin, apiBaseUrl, conveniences }: HostSettings): void {
  const here = new URL(origin);
  const api = new URL(apiBaseUrl);
  const elsewhere = `Attest is not available at this address. Open ${origin} instead.`;
  const forwarded =
    'This request came through a proxy, and this server is set up for one person on one machine. ' +
    'To put it behind a proxy, set ENVIRONMENT, ORIGIN and TRUST_PROXY.';

  app.addHook('onRequest', async (request, reply) => {
    const place = placeOf(request.raw);
    const path = place.replace(/\?.*/, '');
    if (healthPaths.has(path)) return undefined;
    if (conveniences && isForwarded(request.raw)) return refuse(request, reply, forwarded);
    const host = askedHost(request.raw, here.protocol);
    if (host === here.host || (host === api.host && path.startsWith('/api/'))) return undefined;
    if (host !== undefined && isOtherLoopback(host, here) && isPage(request, path)) {
      return reply.header('cache-control', 'no-store').redirect(`${origin}${place}`, 307);
    }
    return refuse(request, reply, elsewhere);
  });
}
