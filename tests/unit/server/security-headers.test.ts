import fastify from 'fastify';
import { expect, test } from 'vitest';

import { addSecurityHeaders, contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';
import { documentHeaders } from '#tests/server/support/document-headers.ts';

const settings = { styleHashes: [], clerkHost: undefined, apiOrigin: undefined, https: true };

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('everything is loaded from this origin, and nothing is inline', () => {
  const policy = contentSecurityPolicy(settings);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('every response has the headers and the id of its request, and HSTS over https', async () => {
  const app = fastify({ genReqId: () => 'request-7' });
  addSecurityHeaders(app, securityHeaders(settings));
  const { headers } = await app.inject('/');
  expect(headers).toMatchObject({
    ...documentHeaders,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-request-id': 'request-7',
  });
  expect(securityHeaders({ ...settings, https: false })).not.toHaveProperty('strict-transport-security');
});

/** The headers of a page that a response lacks. */
async function omittedFrom(path: string, type: string, status = 200) {
  const headersOfPages = securityHeaders(settings);
  const app = fastify();
  addSecurityHeaders(app, headersOfPages);
  app.get(path, (_request, reply) => reply.code(status).type(type).send('content'));
  const { headers } = await app.inject(path);
  return Object.keys(headersOfPages).filter((name) => !(name in headers));
}

test.each([
  'text/css; charset=utf-8',
  'text/javascript; charset=utf-8',
  'application/javascript; charset=utf-8',
  'font/woff2',
])('an asset of type %s carries no headers that concern documents', async (type) => {
  expect(await omittedFrom('/assets/main', type)).toEqual([
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'referrer-policy',
  ]);
});

test.each([
  ['/assets/map.svg', 'image/svg+xml', 200],
  ['/assets/page.html', 'text/html', 200],
  ['/assets/parts', 'multipart/related; type=text/css', 200],
  ['/assets/gone.js', 'text/javascript', 404],
  ['/service-worker.js', 'text/javascript', 200],
  ['/other/assets/', 'text/javascript', 200],
])('%s (%s, %i) carries all headers', async (path, type, status) => {
  expect(await omittedFrom(path, type, status)).toEqual([]);
});

test('styles that the build adds at runtime are allowed by hash', () => {
  const policy = contentSecurityPolicy({ ...settings, styleHashes: ['sha256-a', 'sha256-b'] });
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-a' 'sha256-b'");
});

test('Clerk is allowed if it is the identity provider, and the API if it has another origin', () => {
  const policy = contentSecurityPolicy({ ...settings, clerkHost: 'clerk.example', apiOrigin: 'https://api.example' });
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://clerk.example https://challenges.cloudflare.com",
  );
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://challenges.cloudflare.com");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://clerk.example https://api.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.clerk.com");
});
