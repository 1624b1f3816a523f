import { expect, test } from 'vitest';

import { manifestFindings } from '#src/pwa/install-check.ts';
import { routeOf } from '#src/pwa/worker/routing.ts';

const complete = {
  name: 'Attest',
  short_name: 'Attest',
  start_url: '/',
  display: 'standalone',
  icons: [{ src: '/icon-192.png' }],
};

test('a complete manifest has no installability errors', () => {
  expect(manifestFindings(complete)).toEqual([]);
});

test.each([
  ['name', 'manifest.withoutName'],
  ['short_name', 'manifest.withoutShortName'],
  ['start_url', 'manifest.withoutStartUrl'],
  ['display', 'manifest.withoutDisplay'],
  ['icons', 'manifest.withoutIcons'],
])('a manifest without %s is reported', (field, finding) => {
  expect(manifestFindings({ ...complete, [field]: undefined })).toEqual([finding]);
  expect(manifestFindings({ ...complete, [field]: field === 'icons' ? [] : '' })).toEqual([finding]);
});

test('an invalid manifest lacks every field', () => {
  expect(manifestFindings('<html>')).toHaveLength(5);
});

const origin = 'https://attest.example';
const files = new Set(['/early.js', '/assets/main-1a2b.js']);
const ask = (path: string, mode = 'navigate', method = 'GET') =>
  routeOf({ method, mode, url: new URL(path, origin).href }, origin, files);

test('the service worker handles pages and the files of the shell', () => {
  expect([ask('/'), ask('/risk-list?page=2'), ask('/policy'), ask('/policy-dashboard')]).toEqual(
    Array.from({ length: 4 }, () => 'page'),
  );
  expect([ask('/early.js', 'no-cors'), ask('/assets/main-1a2b.js', 'cors')]).toEqual(['shell', 'shell']);
});

test.each([
  '/api/risks',
  '/__clerk/v1/client',
  '/__outbox',
  '/readyz',
  '/policy/secure/token',
  '/policy/receipt/code',
  '/service-provider-assessment/secure/token',
])('the service worker ignores %s for every kind of request', (path) => {
  expect([ask(path), ask(path, 'cors')]).toEqual(['network', 'network']);
});

test('the service worker ignores files outside the shell, non-GET requests and other origins', () => {
  expect(ask('/assets/risk-list-9z9z.js', 'cors')).toBe('network');
  expect(ask('/', 'navigate', 'POST')).toBe('network');
  expect(ask('https://img.clerk.com/a.png', 'no-cors')).toBe('network');
});
