import { once } from 'node:events';
import net from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';

import { freePort } from '#scripts/support/server-process.ts';
import { handleErrors } from '#server/http/errors.ts';
import { addHealth } from '#server/http/health.ts';
import { addHostCheck } from '#server/http/host-check.ts';

type Settings = Parameters<typeof addHostCheck>[1];

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** A server that answers everything with 200; the settings may name its port. */
async function serve(settingsAt: (port: number) => Omit<Settings, 'apiBaseUrl'> & { apiBaseUrl?: string }) {
  const port = await freePort();
  const logged: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } };
  const app = fastify({ forceCloseConnections: true, logger });
  const settings = settingsAt(port);
  addHostCheck(app, { apiBaseUrl: `${settings.origin}/api`, ...settings });
  handleErrors(app);
  addHealth(app, { database: { state: () => 'running', check: async () => {} }, folders: [] });
  app.all('/*', async () => 'served');
  opened.push(app);
  await app.listen({ host: '127.0.0.1', port });
  return { port, logged, ask: (lines: readonly string[]) => ask(port, lines) };
}

/** Sends raw lines and reads the whole response. */
async function ask(port: number, lines: readonly string[]) {
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    head,
    location: /^location: (.*)$/im.exec(head)?.[1],
    body,
  };
}

const statusOf = async (server: Awaited<ReturnType<typeof serve>>, lines: readonly string[]) =>
  (await server.ask(lines)).status;

const local = () => serve((port) => ({ origin: `http://localhost:${port}`, conveniences: true }));
const proxied = (origin = 'https://attest.example', apiBaseUrl?: string) =>
  serve(() => ({ origin, conveniences: false, ...(apiBaseUrl !== undefined && { apiBaseUrl }) }));

const html = 'accept: text/html,application/xhtml+xml';

describe('on localhost', () => {
  test('only the origin’s host and port are served', async () => {
    const server = await local();
    const { port } = server;
    const get = (host: string, path = '/api/risk') => statusOf(server, [`GET ${path} HTTP/1.1`, `host: ${host}`]);
    expect(await get(`localhost:${port}`)).toBe(200);
    expect(await get(`LocalHost:${port}`)).toBe(200);
    const others = [
      'evil.example',
      `evil.example:${port}`,
      `localhost.evil.example:${port}`,
      `localhost.:${port}`,
      `localhost:${port + 1}`,
      'localhost',
      `127.0.0.1:${port}`,
      `[::1]:${port}`,
      `user@localhost:${port}`,
      `evil.example/@localhost:${port}`,
      `evil.example, localhost:${port}`,
      `localhost:${port}#`,
      `localhost:${port}:${port}`,
      'localhost:99999999999',
      '',
    ];
    for (const host of others) expect({ host, status: await get(host) }).toEqual({ host, status: 421 });
    for (const path of [
      '/',
      '/risk-list',
      '/__outbox',
      '/__outbox.json',
      '/__clerk/v1/client',
      '/__faults/x',
      '/a.js',
    ]) {
      expect({ path, status: await get('evil.example', path) }).toEqual({ path, status: 421 });
    }
  });

  test('the response gives the right address, for programs and for people, and echoes nothing from the request', async () => {
    const server = await local();
    const message = `Attest is not available at this address. Open http://localhost:${server.port} instead.`;
    const { body } = await server.ask(['GET /api/risk HTTP/1.1', 'host: <b>.evil.example']);
    expect(JSON.parse(body)).toEqual({ status: false, message, errors: [] });
    const page = await server.ask(['GET / HTTP/1.1', 'host: evil.example', html]);
    expect(page.body).toBe(`${message}\n`);
    expect(page.head.toLowerCase()).toContain('\r\ncache-control: no-store');
    expect(page.head.toLowerCase()).toContain('\r\ncontent-type: text/plain; charset=utf-8');
  });

  test('the log says what was rejected and why, with no more than the start of a long host', async () => {
    const server = await local();
    await server.ask(['GET / HTTP/1.1', `host: ${'x'.repeat(300)}`]);
    expect(server.logged.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        host: 'x'.repeat(200),
        reason: `Attest is not available at this address. Open http://localhost:${server.port} instead.`,
        msg: 'rejected a request because of its host',
      }),
    ]);
  });

  test('a page requested under another loopback name is redirected to the origin', async () => {
    const server = await local();
    const { port } = server;
    const origin = `http://localhost:${port}`;
    const open = async (host: string, path: string, method = 'GET', accept = html) => {
      const { status, location } = await server.ask([`${method} ${path} HTTP/1.1`, `host: ${host}`, accept]);
      return location ?? status;
    };
    expect(await open(`127.0.0.1:${port}`, '/risk-list?page=2')).toBe(`${origin}/risk-list?page=2`);
    expect(await open(`[::1]:${port}`, '/')).toBe(`${origin}/`);
    expect(await open(`[0:0::1]:${port}`, '/__outbox')).toBe(`${origin}/__outbox`);
    expect(await open(`127.8.0.1:${port}`, '//evil.example/x')).toBe(`${origin}//evil.example/x`);
    expect(await open(`127.0.0.1:${port}`, '/', 'HEAD', 'accept: */*')).toBe(`${origin}/`);
    expect(await open(`127.0.0.1:${port}`, '/risks/api/x')).toBe(`${origin}/risks/api/x`);
    expect(await open(`127.0.0.1:${port}`, '/risk-list', 'GET', 'x-no: accept')).toBe(421);
    expect(await open(`127.0.0.1:${port}`, '/api')).toBe(421);
    expect(await open(`127.0.0.1:${port + 1}`, '/')).toBe(421);
    expect(await open('127.0.0.1', '/')).toBe(421);
    expect(await open(`127.0.0.1:${port}`, '/', 'POST')).toBe(421);
    expect(await open(`127.0.0.1:${port}`, '/api/risk')).toBe(421);
    expect(await open(`127.0.0.1:${port}`, '/__clerk/v1/client')).toBe(421);
    expect(await open(`127.0.0.1:${port}`, '/__outbox.json', 'GET', 'accept: application/json')).toBe(421);
    expect(await open(`128.0.0.1:${port}`, '/')).toBe(421);
    const { head } = await server.ask(['GET / HTTP/1.1', `host: 127.0.0.1:${port}`, html]);
    expect(head.toLowerCase()).toContain('\r\ncache-control: no-store');
  });

  test('the default port of the origin’s scheme is no other port', async () => {
    const http = await proxied('http://localhost');
    expect((await http.ask(['GET / HTTP/1.1', 'host: 127.0.0.1:80', html])).location).toBe('http://localhost/');
    expect((await http.ask(['GET / HTTP/1.1', 'host: 127.0.0.1:443', html])).status).toBe(421);
    const https = await proxied('https://localhost');
    expect((await https.ask(['GET / HTTP/1.1', 'host: 127.0.0.1:443', html])).location).toBe('https://localhost/');
    expect((await https.ask(['GET / HTTP/1.1', 'host: 127.0.0.1:80', html])).status).toBe(421);
  });

  test('a request forwarded by a proxy is not served, whatever host it names', async () => {
    const server = await local();
    const host = `host: localhost:${server.port}`;
    const forwarded = [
      'x-forwarded-for: 203.0.113.7',
      'x-forwarded-host: grc.example',
      'x-forwarded-proto: https',
      'x-real-ip: 203.0.113.7',
      'forwarded: for=203.0.113.7',
    ];
    for (const header of forwarded) {
      expect(await statusOf(server, ['GET /__outbox HTTP/1.1', host, header])).toBe(421);
    }
    const { status, body } = await server.ask(['GET /__outbox HTTP/1.0', host, html]);
    expect(status).toBe(421);
    expect(body).toBe(
      'This request came through a proxy, and this server is set up for one person on one machine. ' +
        'To put it behind a proxy, set ENVIRONMENT, ORIGIN and TRUST_PROXY.\n',
    );
  });

  test('a request has exactly one host, matching its target if that is an absolute URL', async () => {
    const server = await local();
    const right = `localhost:${server.port}`;
    expect(await statusOf(server, ['GET /api/risk HTTP/1.1', `host: ${right}`, 'host: evil.example'])).toBe(421);
    expect(await statusOf(server, ['GET /api/risk HTTP/1.1', `host: ${right}`, `host: ${right}`])).toBe(421);
    expect(await statusOf(server, ['GET /api/risk HTTP/1.1'])).toBe(400);
    expect(await statusOf(server, [`GET http://${right}/api/risk HTTP/1.1`, `host: ${right}`])).toBe(200);
    expect(await statusOf(server, ['GET http://evil.example/api/risk HTTP/1.1', `host: ${right}`])).toBe(421);
    expect(await statusOf(server, [`GET http://${right}/api/risk HTTP/1.1`, 'host: evil.example'])).toBe(421);
    expect(await statusOf(server, [`GET http://evil.example@${right}/api/risk HTTP/1.1`, `host: ${right}`])).toBe(421);
  });

  test('health checks are served under any host', async () => {
    const server = await local();
    for (const path of ['/healthz', '/readyz', '/healthz?probe=1', 'http://10.0.0.7:3000/healthz']) {
      expect(await statusOf(server, [`GET ${path} HTTP/1.1`, 'host: 10.0.0.7:3000'])).toBe(200);
    }
    expect(await statusOf(server, ['GET /healthz HTTP/1.0'])).toBe(200);
    expect(await statusOf(server, ['GET /healthz/x HTTP/1.1', 'host: 10.0.0.7:3000'])).toBe(421);
    expect(await statusOf(server, ['GET /healthzhttp://x HTTP/1.1', 'host: 10.0.0.7:3000'])).toBe(421);
  });
});

describe('behind a proxy', () => {
  const get = (host: string, path = '/') => [`GET ${path} HTTP/1.1`, `host: ${host}`, html];

  test('the origin’s host is served, with or without the https port, and not taken from X-Forwarded-Host', async () => {
    const server = await proxied();
    expect(await statusOf(server, get('attest.example'))).toBe(200);
    expect(await statusOf(server, get('ATTEST.example:443'))).toBe(200);
    expect(await statusOf(server, [...get('attest.example'), 'x-forwarded-for: 203.0.113.7'])).toBe(200);
    expect(await statusOf(server, ['GET / HTTP/1.0', 'host: attest.example'])).toBe(200);
    expect(await statusOf(server, get('attest.example:80'))).toBe(421);
    expect(await statusOf(server, [...get('evil.example'), 'x-forwarded-host: attest.example'])).toBe(421);
    expect(await statusOf(server, get(`127.0.0.1:${server.port}`))).toBe(421);
    expect(await statusOf(server, get('127.0.0.1:443'))).toBe(421);
    expect(await statusOf(server, ['GET / HTTP/1.0'])).toBe(421);
  });

  test('http has its own default port', async () => {
    const server = await proxied('http://attest.internal');
    expect(await statusOf(server, get('attest.internal:80'))).toBe(200);
    expect(await statusOf(server, get('attest.internal:443'))).toBe(421);
  });

  test('the API is served only at API_BASE_URL', async () => {
    const server = await proxied('https://attest.example', 'https://api.attest.example/api');
    expect(await statusOf(server, get('api.attest.example', '/api/risk'))).toBe(200);
    expect(await statusOf(server, get('api.attest.example', '/'))).toBe(421);
    expect(await statusOf(server, get('api.attest.example', '/__clerk/v1/client'))).toBe(421);
  });
});
