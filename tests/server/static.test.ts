import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { StartError } from '#server/start-error.ts';
import { staticFiles } from '#server/static/static-files.ts';
import { call } from '#tests/server/support/http.ts';

const script = 'export const answer = 42;\n'.repeat(50);
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const folder = mkdtempSync(join(tmpdir(), 'attest-static-'));

let server: FastifyInstance;
let productName = 'Attest';
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  write('index.html', '<!doctype html><head><title>Attest</title></head><body></body>');
  write('csp.json', '{}');
  write('.vite/manifest.json', '{}');
  write('favicon.svg', '<svg/>');
  write('service-worker.js', 'self.skipWaiting;');
  write('assets/main-1a2b.js', script);
  write('assets/main-1a2b.js.br', brotliCompressSync(script));
  write('assets/main-1a2b.js.gz', gzipSync(script));
  write(
    'preloads.json',
    JSON.stringify([
      { path: '/risk/$id', files: ['assets/risk-3c4d.js'], inFrame: true },
      { path: '/risk/new', files: ['assets/new-risk-5e6f.js'], inFrame: true },
    ]),
  );
  server = fastify();
  server.get('/api/known', () => ({ status: true }));
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: false }));
  await server.register(staticFiles, { root: folder, settings: () => ({ productName }) });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  test.each(['/', '/risk', '/risk/7f1c', '/somewhere/unknown?page=2'])('answers a navigation to %s', async (url) => {
    const response = await server.inject({ url, headers: html });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<title>Attest</title>');
  });

  test.each([{ accept: '*/*' }, {}])('answers a request for any type: %j', async (headers) => {
    const response = await server.inject({ url: '/risk', headers });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('contains the current configuration', async () => {
    productName = 'Prüfstein';
    const { body } = await server.inject({ url: '/', headers: html });
    expect(settingsIn(body)).toEqual({ productName: 'Prüfstein' });
  });

  test('keeps a setting inside its data block, whatever its content', async () => {
    productName = "</script><script>alert(1)</script>$&$'";
    const { body } = await server.inject({ url: '/', headers: html });
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(settingsIn(body)).toEqual({ productName });
  });

  test('names the chunks of its route', async () => {
    const { body } = await server.inject({ url: '/risk/7f1c', headers: html });
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/risk-3c4d.js">');
    expect((await server.inject({ url: '/risk', headers: html })).body).not.toContain('modulepreload');
  });

  test('prefers the chunks of a literal route to those of a parameterised one', async () => {
    const { body } = await server.inject({ url: '/risk/new', headers: html });
    expect(body).toContain('/assets/new-risk-5e6f.js');
    expect(body).not.toContain('/assets/risk-3c4d.js');
  });

  test.each([
    '/api/unknown',
    '/api',
    '/__clerk/v1/unknown',
    '/__outbox',
    '/__faults/0123456789abcdef/held',
    '/healthz',
    '/readyz',
    '/assets/gone.js',
    '/a.png',
  ])('is not served for %s', async (url) => {
    const response = await server.inject({ url, headers: html });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ status: false });
  });

  test('is not served to a script requesting an unknown path, nor to a write', async () => {
    expect((await server.inject({ url: '/risk', headers: { accept: 'application/json' } })).statusCode).toBe(404);
    expect((await server.inject({ url: '/risk', method: 'POST', headers: html })).statusCode).toBe(404);
  });

  test('does not shadow the server’s routes', async () => {
    expect((await server.inject({ url: '/api/known', headers: html })).json()).toEqual({ status: true });
  });
});

test('the web manifest has the operator’s name for the app', async () => {
  productName = 'Prüfstein';
  const response = await server.inject('/manifest.webmanifest');
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(response.json()).toEqual({
    id: '/',
    name: 'Prüfstein',
    short_name: 'Prüfstein',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0B5F70',
    background_color: '#F4F6F6',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('are precompressed for a browser that accepts %s', async (accepted, encoding, decompress) => {
    const response = await server.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(response.headers['vary']).toBe('accept-encoding');
    expect(decompress(response.rawPayload).toString()).toBe(script);
  });

  test('with a hash in their name are cached for a year', async () => {
    const response = await server.inject('/assets/main-1a2b.js');
    expect(response.body).toBe(script);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('without one are revalidated', async () => {
    const response = await server.inject('/favicon.svg');
    expect(response.body).toBe('<svg/>');
    expect(response.headers['cache-control']).toBe('public, max-age=0');
  });

  test('of the service worker are always revalidated', async () => {
    const response = await server.inject('/service-worker.js');
    expect(response.body).toBe('self.skipWaiting;');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('that are missing are not cached as missing', async () => {
    const response = await server.inject('/assets/main-9z9z.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBeUndefined();
  });

  test.each([
    '/csp.json',
    '/preloads.json',
    '/index.html',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
  ])('do not include %s', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  });
});

test('a server whose app is not built reports it and does not start', async () => {
  const unbuilt = fastify();
  await expect(
    unbuilt.register(staticFiles, { root: join(folder, 'none'), settings: () => ({ productName: 'Attest' }) }),
  ).rejects.toThrow(StartError);
});

function write(name: string, content: string | Buffer): void {
  writeFileSync(join(folder, name), content);
}

function settingsIn(page: string): unknown {
  return JSON.parse(
    /<script type="application\/json" id="settings">(?<json>.*?)<\/script>/.exec(page)?.groups?.['json'] ?? '',
  );
}

describe('a path that is not a file', () => {
  test.each([
    '//[',
    '//[::1',
    '/a//b',
    '//',
    '/a\\b',
    '/%00',
    '/%',
    '/assets//x.js',
    '/assets/%2e%2e/index.html',
    '/..%2fx.js',
  ])('%s is answered with 404 or the app, never a server error', async (path) => {
    for (const headers of [html, {}]) {
      const answer = await call(port, path, { headers });
      expect([200, 400, 404]).toContain(answer.status);
    }
    expect((await call(port, path)).status).not.toBe(200);
  });
});
