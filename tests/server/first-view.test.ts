import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { staticFiles } from '#server/static/static-files.ts';

/** What a page shows before any script has run. */
const page =
  '<!doctype html><html lang="en"><head><script type="module" src="/assets/main.js"></script>' +
  '<link rel="modulepreload" href="/assets/base.js"></head><body><div id="root"></div>' +
  '<div id="start" aria-hidden="true"><svg></svg> <div></div> </div></body>';
const routes = [
  { path: '/risk/$id', files: ['assets/risk-3c4d.js'], inFrame: true },
  { path: '/demo/terms', files: [], inFrame: false },
];
const prerendered = {
  screens: { '/sign-in': '<form>$&</form>' },
  entryPaths: ['/sign-in', '/verify-otp'],
  frame: '<nav>$&</nav>',
  identitySdk: {
    src: 'https://clerk.example/sdk.js?a&b',
    async: '',
    fetchpriority: 'high',
    'data-options': '{"signInUrl":"/sign-in"}',
  },
};
const html = { accept: 'text/html' };
const folder = mkdtempSync(join(tmpdir(), 'attest-first-view-'));

let server: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(routes));
  server = fastify();
  await server.register(staticFiles, { root: folder, settings: () => ({ productName: 'Attest' }), prerendered });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('contains the identity SDK', async () => {
  const { body } = await server.inject({ url: '/', headers: html });
  expect(body).toContain(
    '<script src="https://clerk.example/sdk.js?a&amp;b" async="" fetchpriority="high" data-options="{&quot;signInUrl&quot;:&quot;/sign-in&quot;}"></script>',
  );
});

test.each([
  ['/sign-in', 3, 0],
  ['/risk/7f1c', 0, 1],
])('the page %s makes %i scripts wait for the first paint, and hurries %i', async (url, low, high) => {
  const headers = { ...html, cookie: url === '/sign-in' ? '' : '__client_uat=1763850000' };
  const { body } = await server.inject({ url, headers });
  expect(body.match(/fetchpriority="low"/g) ?? []).toHaveLength(low);
  expect(body.match(/fetchpriority="high"/g) ?? []).toHaveLength(high);
});

test.each([
  ['people who may be signed in', '__client_uat=1763850000', 'later'],
  ['others', '__client_uat=0', 'modulepreload'],
])('fetches the scripts of a screen for %s', async (_people, cookie, rel) => {
  const { body } = await server.inject({ url: '/risk/7f1c', headers: { ...html, cookie } });
  expect(body).toContain(`<link rel="${rel}" crossorigin href="/assets/risk-3c4d.js">`);
});

test.each(['/sign-in', '/sign-in?redirect=%2Frisk-list'])('contains the screen of %s', async (url) => {
  const { body } = await server.inject({ url, headers: { ...html, cookie: 'a=b; __client_uat=0' } });
  expect(body).toContain('<html data-start="auth" lang="en">');
  expect(body).toContain('<div id="root"><form>$&</form></div><div id="start" aria-hidden="true">');
});

test.each([
  ['/sign-up', ''],
  ['/constructor', ''],
  ['/risk/7f1c', ''],
  ['/sign-in?step=code', 'auth'],
  ['/verify-otp', 'auth'],
])('contains no screen for %s', async (url, start) => {
  const { body } = await server.inject({ url, headers: html });
  expect(body).toContain('<div id="root"></div><div id="start" aria-hidden="true">');
  expect(/data-start="(?<start>.*?)"/.exec(body)?.groups?.['start'] ?? '').toBe(start);
});

test.each([
  ['/risk/7f1c', '<html data-start="app" lang="en">', '<div id="root"></div><div id="start"><nav>$&</nav></div>'],
  ['/sign-in', '<html data-start="auth" lang="en">', '<div id="root"></div><div id="start" aria-hidden="true">'],
  ['/demo/terms', '<html lang="en">', '<div id="root"></div><div id="start" aria-hidden="true">'],
])('shows people who may be signed in the frame of %s', async (url, root, start) => {
  const headers = { ...html, cookie: 'a=b; __client_uat_Zt1=1763850000' };
  const { body } = await server.inject({ url, headers });
  expect(body).toContain(root);
  expect(body).toContain(start);
});
