import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';
import { expect, vi } from 'vitest';

import {
  openLocalIdentity,
  type IdentityEvent,
  type LocalIdentity,
  type LocalIdentitySettings,
} from '#server/identity/index.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { openOutbox, type Outbox } from '#server/mail/outbox.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';

import { Browser, type Answer } from './browser.ts';

export const origin = 'http://localhost:3000';
export const password = 'correct-horse-7';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** An identity server over real HTTP. */
export interface OpenIdentity {
  identity: LocalIdentity;
  browser: () => Browser;
  /** A browser in which the user is signed in. */
  signedIn: (emailAddress: string, password?: string) => Promise<{ browser: Browser; sessionId: string }>;
  close: () => Promise<void>;
}

/** With its own PostgreSQL database and outbox, and a clock controlled by the test. */
export interface TestIdentity extends OpenIdentity {
  settings: LocalIdentitySettings;
  outbox: Outbox;
  events: IdentityEvent[];
  /** How far the server's clock is ahead, in milliseconds. */
  clock: { ahead: number };
  /** A second process on the same database. */
  reopen: (changes?: Partial<LocalIdentitySettings>) => Promise<OpenIdentity>;
}

/** Hashes of the default strength would take half of these tests' time; `persistence.test.ts` covers that strength. */
const quick = { ln: 10, r: 8, p: 1 };

export async function openTestIdentity({ usualHashes = false } = {}): Promise<TestIdentity> {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const jobs = openJobs(database.jobs);
  const directory = await mkdtemp(join(tmpdir(), 'attest-identity-'));
  const outbox = await openOutbox(directory);
  const clock = { ahead: 0 };
  const events: IdentityEvent[] = [];
  const settings: LocalIdentitySettings = {
    database: database.identity,
    origin,
    encryptionKey: Buffer.alloc(32, 7),
    mail: outbox,
    jobs,
    log: silent,
    conveniences: true,
    templateTokens: true,
    now: () => Date.now() + clock.ahead,
    onEvent: (event) => void events.push(event),
    ...(!usualHashes && { hashStrength: quick }),
  };
  const own = await open(settings);
  const worker = startWorker({ database, jobs, log: silent, handlers: own.identity.jobHandlers });
  return {
    ...own,
    settings,
    outbox,
    events,
    clock,
    reopen: (other) => open({ ...settings, ...other }),
    async close() {
      await worker.close();
      await own.close();
      await testDatabase.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function open(settings: LocalIdentitySettings): Promise<OpenIdentity> {
  const identity = await openLocalIdentity(settings);
  const mounted = await mount(identity);
  const browser = () => new Browser(mounted.url, settings.origin);
  return {
    identity,
    browser,
    async signedIn(emailAddress, secret = password) {
      const opened = browser();
      const answer = await opened.post('/v1/client/sign_ins', { identifier: emailAddress, password: secret });
      expect(answer.status).toBe(200);
      return { browser: opened, sessionId: textAt(answer.body, 'response.created_session_id') };
    },
    async close() {
      await mounted.close();
      await identity.close();
    },
  };
}

/** Serves the identity's frontend below `/__clerk`, as the API server does. */
async function mount(identity: LocalIdentity) {
  const app = Fastify();
  await app.register(identity.frontend, { prefix: '/__clerk' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port }: AddressInfo = addressOf(app.server.address());
  const url = `http://127.0.0.1:${port}/__clerk`;
  return { url, close: () => app.close() };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address;
}

/** The value at a dotted path in JSON; undefined if there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Object.getOwnPropertyDescriptor(inner, key)?.value;
  }, value);
}

export function textAt(value: unknown, path: string): string {
  const found = at(value, path);
  if (typeof found !== 'string') throw new Error(`No text at ${path} of ${JSON.stringify(value)}`);
  return found;
}

export function numberAt(value: unknown, path: string): number {
  const found = at(value, path);
  if (typeof found !== 'number') throw new Error(`No number at ${path} of ${JSON.stringify(value)}`);
  return found;
}

/** The complete error, without the client that accompanies it. */
export function expectRefused(answer: Answer, status: number, code: string, param?: string): void {
  expect({
    status: answer.status,
    code: at(answer.body, 'errors.0.code'),
    param: at(answer.body, 'errors.0.meta.param_name'),
  }).toEqual({ status, code, param });
}

/** The code in the newest mail to the address, once `count` mails have arrived. */
export async function mailedCode(outbox: Outbox, to: string, count = 1): Promise<string> {
  const messages = await mailsTo(outbox, to, count);
  const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`The mail to ${to} has no code`);
  return code;
}

export async function mailsTo(outbox: Outbox, to: string, count: number) {
  return vi.waitFor(async () => {
    const messages = await outbox.list({ to });
    expect(messages).toHaveLength(count);
    return messages;
  }, 30_000);
}

/** A wrong code. */
export const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

let addresses = 0;
/** An address that no other test of the file uses. */
export const newAddress = (name = 'person') => `${name}-${(addresses += 1)}@example.com`;

/** Calls the Backend API without Clerk's client. */
export async function callBackend({ identity }: OpenIdentity, path: string, body: object = {}): Promise<unknown> {
  const { apiUrl, secretKey } = identity.backend;
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const answer = await fetch(`${apiUrl}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** A user without a password: quicker, since nothing is hashed. */
export async function createUser(server: OpenIdentity, name?: string): Promise<{ address: string; userId: string }> {
  const address = newAddress(name);
  const user = await callBackend(server, '/users', { email_address: [address], skip_password_requirement: true });
  return { address, userId: textAt(user, 'id') };
}
