import { randomUUID } from 'node:crypto';

import fastify from 'fastify';

import type { Access } from '#openapi/access.ts';
import { portsOf } from '#server/app.ts';
import { bindOperation, type AnyHandler } from '#server/contract/bind.ts';
import { addContexts } from '#server/contract/callers.ts';
import type { ContractOperation, methods } from '#server/contract/document.ts';
import { toOperation } from '#server/contract/operations.ts';
import type { Caller, ContractPorts, LinkRequest } from '#server/contract/ports.ts';
import type { LinkScope } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/database.ts';
import { handleErrors } from '#server/http/errors.ts';
import { readSettings } from '#server/settings.ts';
import { createOrganisation, type ExampleOrganisation } from '#tests/server/database/organisations.ts';
import { createTestDatabase, urlOf } from '#tests/server/support/database.ts';
import { call, type Answer, type Call } from '#tests/server/support/http.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

/** A hypothetical operation of the contract, and its handler. */
export interface Fabricated {
  readonly path: string;
  readonly method: (typeof methods)[number];
  readonly operation: ContractOperation;
  readonly access: Access;
  readonly handler: AnyHandler;
}

/** A success response with arbitrary data. */
export const anyAnswer: ContractOperation['responses'] = {
  200: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { status: { type: 'boolean' }, message: { type: 'string' }, data: {} },
          required: ['status', 'message'],
        },
      },
    },
  },
};

/** An organisation and its member, resolved from the token `member`. */
const callerOf = ({ organisationId, userId }: ExampleOrganisation): Caller => ({
  user: { id: userId, name: 'Member', issuer: 'test', subject: userId, sessionId: randomUUID() },
  approved: true,
  active: true,
  organisation: { id: organisationId, role: 'ORG_ADMIN', featurePermissions: [] },
  platform: undefined,
});

export interface FabricatedServer {
  readonly database: Database;
  readonly organisation: ExampleOrganisation;
  call(path: string, request?: Call): Promise<Answer>;
  close(): Promise<void>;
}

export interface FabricatedServerOptions {
  readonly operations: readonly Fabricated[];
  /** The links that tokens resolve to; none by default. */
  readonly findLink?: (request: LinkRequest) => Promise<LinkScope>;
  /** Connections for the transactions of organisations and links. */
  readonly connections?: number;
}

/** Operations outside the contract, bound like the contract's, over the real database and its limits. */
export async function startFabricatedServer(options: FabricatedServerOptions): Promise<FabricatedServer> {
  const test = await createTestDatabase();
  const database = await openDatabase({
    url: urlOf(test.owner),
    dataDirectory: '',
    appPoolSize: options.connections ?? 2,
    log: quiet,
  });
  const organisation = await createOrganisation(database, 'Harbour Logistics');
  const settings = readSettings({ DEMO: 'off' }, '/');
  const real = portsOf({ database, settings }, async () => callerOf(organisation));
  const ports: ContractPorts = { ...real, ...(options.findLink && { findLink: options.findLink }) };
  // All clients share one address here: this header simulates another.
  const app = fastify({ trustProxy: true });
  addContexts(app);
  handleErrors(app);
  for (const { path, method, operation, access, handler } of options.operations) {
    bindOperation(app, toOperation(path, method, operation, access), handler, ports);
  }
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  return {
    database,
    organisation,
    call: (path, request) => call(port, path, request),
    async close() {
      await app.close();
      await database.close();
      await test.close();
    },
  };
}
