import fastify from 'fastify';
import { expect, test } from 'vitest';

import { addSecurityHeaders, contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';

const settings = { styleHashes: [], clerkHost: undefined, apiOrigin: undefined, https: true };

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('everything is loaded from this origin, and nothing is inline', () => {
  const policy = contentSecurityPolicy(settings);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('every response has the headers and the id of its request, and HSTS over https', async () => {
  const app = fastify({ genReqId: () => 'request-7' });
  addSecurityHeaders(app, securityHeaders(settings));
  const { headers } = await app.inject('/');
  expect(headers).toMatchObject({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "frame-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-request-id': 'request-7',
  });
  expect(securityHeaders({ ...settings, https: false })).not.toHaveProperty('strict-transport-security');
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
  expect(directive(policy, 'frame-src')).toBe('frame-src https://challenges.cloudflare.com');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://clerk.example https://api.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.clerk.com");
});
