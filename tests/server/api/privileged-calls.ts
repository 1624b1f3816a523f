import { expect } from 'vitest';

import { privilegedOperationTexts } from '#domain/words/platform.ts';
import type { components } from '#openapi/generated/types.ts';
import { privilegedOperation } from '#server/database/schema/index.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

type Kind = components['schemas']['PrivilegedOperationKind'];
export type Status = components['schemas']['PrivilegedOperationStatus'];
export type Action = components['schemas']['PrivilegedOperationAction'];

export const path = '/api/admin/privileged-operation';

export const addAdmin = (server: TestServer, role: 'SUPER_ADMIN' | 'ADMIN') =>
  addPerson(server, { platform: { role, level: 'DELETE' } });

/** An operation as it was read. */
export interface Prepared {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
  readonly kind: Kind;
}

export const prepare = (person: Person, kind: Kind) => person.call(path, { method: 'POST', body: { kind } });

export async function prepared(person: Person, kind: Kind): Promise<Prepared> {
  const { status, body } = await prepare(person, kind);
  expect(status).toBe(201);
  return { id: textAt(body, 'data.id'), hash: textAt(body, 'data.hash'), version: 1, kind };
}

export const step = (person: Person, { id, version, hash, kind }: Prepared, action: Action, changes: object = {}) =>
  person.call(`${path}/${id}/step`, {
    method: 'POST',
    body: { version, hash, action, name: privilegedOperationTexts[kind], ...changes },
  });

export const read = async (person: Person, { id }: Pick<Prepared, 'id'>) =>
  at((await person.call(`${path}/${id}`)).body, 'data');

/** An operation in any state, as if it had come there. */
export async function operationIn(
  { database }: TestServer,
  status: Status,
  { preparer, second }: { readonly preparer: Person; readonly second?: Person },
): Promise<Prepared> {
  const isOver = ['DONE', 'FAILED', 'CANCELLED'].includes(status);
  const [row] = await database.platform
    .insert(privilegedOperation)
    .values({
      kind: 'MATURITY',
      status,
      plan: [],
      hash: 'b'.repeat(64),
      needsSecond: second !== undefined,
      preparedBy: preparer.id,
      confirmedBy: second?.id ?? null,
      expiresAt: new Date(Date.now() + 3_600_000),
      endedAt: isOver ? new Date() : null,
    })
    .returning();
  if (row === undefined) throw new Error('The operation was not stored');
  const { id, hash, kind, version } = row;
  return { id, hash, kind, version };
}
