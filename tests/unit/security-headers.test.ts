import { expect, test } from 'vitest';

import { contentSecurityPolicy } from '#server/http/security-headers.ts';

const settings = { styleHashes: [], clerkHost: undefined, apiOrigin: undefined, https: true };

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('everything is loaded from this origin, and nothing is inline', () => {
  const policy = contentSecurityPolicy(settings);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
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
