import type { FastifyInstance } from 'fastify';

export interface SecurityHeaderSettings {
  /** Hashes of the style elements that the built app inserts at run time: `sha256-…`. */
  readonly styleHashes: readonly string[];
  /** Clerk's host if Clerk signs users in: its script and API are loaded from there. */
  readonly clerkHost: string | undefined;
  /** The API's origin, if it differs from this one. */
  readonly apiOrigin: string | undefined;
  readonly https: boolean;
}

const present = (values: readonly (string | undefined)[]) => values.filter((value) => value !== undefined).join(' ');

/** Hosts of the script and frame of Clerk's bot protection (https://clerk.com/docs/security/clerk-csp). */
const botCheck = 'https://challenges.cloudflare.com';

/** Nothing inline, and nothing cross-origin except Clerk's documented hosts (security.md, attack 3). */
export function contentSecurityPolicy({ styleHashes, clerkHost, apiOrigin }: SecurityHeaderSettings): string {
  const clerk = clerkHost === undefined ? undefined : `https://${clerkHost}`;
  const directives = {
    'default-src': "'none'",
    'script-src': present(["'self'", clerk, clerk && botCheck]),
    // Only files of records allow to be framed (server/modules/attachment).
    'frame-src': present(["'self'", clerk && botCheck]),
    'style-src': present(["'self'", ...styleHashes.map((hash) => `'${hash}'`)]),
    'img-src': present(["'self'", 'data:', clerk && 'https://img.clerk.com']),
    'font-src': "'self'",
    'connect-src': present(["'self'", clerk, apiOrigin]),
    'worker-src': "'self' blob:",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** The headers of ASVS 3.4. */
export const securityHeaders = (settings: SecurityHeaderSettings): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(settings),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(settings.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Headers that browsers heed only of documents, workers and images: a kilobyte on each of a screen's dozen assets. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
] as const;

/** Only these assets do without them: scripts, style sheets and fonts. An image may be opened as a document. */
const subresource = /^(?:text\/css|text\/javascript|application\/javascript|font\/)/;

/** Sets the headers on every response of a route; a route may tighten or replace its policy. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  app.addHook('onSend', async (request, reply) => {
    const isAsset = request.url.startsWith('/assets/') && reply.statusCode === 200;
    if (!isAsset || !subresource.test(String(reply.getHeader('content-type')))) return;
    for (const name of documentHeaders) reply.removeHeader(name);
  });
}
