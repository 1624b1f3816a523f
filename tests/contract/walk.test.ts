import { beforeAll, expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import type { Request } from './collection-fixtures.ts';
import { expectDeclared, operations, type ContractOperation, type DeclaredAccess } from './contract.ts';
import { inputsOf } from './fixtures.ts';
import { send } from './requests.ts';
import { callerKinds, openWorld, type CallerKind } from './world.ts';

let callers: CallerKind[];
const world = shared(openWorld);
beforeAll(async () => {
  callers = await callerKinds(world);
});

/** Specification, section 5: DELETE implies EDIT, ADD and VIEW; EDIT implies ADD and VIEW; ADD implies VIEW. */
const ranks: Readonly<Record<string, number>> = { VIEW: 1, ADD: 2, EDIT: 3, DELETE: 4 };

/** The permissions that `x-access` gives a caller, derived independently of the server. */
function allows(access: DeclaredAccess, caller: CallerKind): boolean {
  if (!caller.inUse && access.pending !== true) return false;
  if (access.audience === 'member') return true;
  const standing = access.audience === 'platform' ? caller.platform : caller.organisation;
  if (standing === undefined) return false;
  if (access.roles !== undefined && !access.roles.includes(standing.role)) return false;
  if (access.feature === undefined && access.anyFeature === undefined) return true;
  return standing.owns && (ranks[standing.level ?? ''] ?? 0) >= (ranks[access.level ?? 'VIEW'] ?? 5);
}

function expectedStatus({ access, success }: ContractOperation, caller: CallerKind): number {
  if (access === undefined) throw new Error('An operation without x-access');
  if (access.audience === 'public') return success;
  if (!caller.signedIn) return 401;
  return allows(access, caller) ? success : 403;
}

/** Whether it concerns only what the caller has made, or their organisation has one of. */
const isPersonal = ({ id }: ContractOperation) => /^(?:BulkChanges\.|Imports\.|WordTemplates\.download$)/.test(id);

/** Refused for its inputs, but only after access has been granted. */
const spoilt = (inputs: Request): Request => ({ ...inputs, query: { ...inputs.query, undeclared: 'x' } });

/**
 * Who carries out an operation that changes something: the first and the last of those who may. Each needs inputs of their
 * own, which take longer than all else here; the others only need to be let in.
 */
function doersOf(operation: ContractOperation): ReadonlySet<CallerKind> {
  const isAllowed = (caller: CallerKind) => expectedStatus(operation, caller) === operation.success;
  // An accepted invitation would put the account of someone under review into use, for all that follows.
  const allowed = callers.filter((caller) => isAllowed(caller) && (operation.method === 'GET' || caller.inUse));
  return new Set(operation.method === 'GET' ? allowed : [...allowed.slice(0, 1), ...allowed.slice(-1)]);
}

async function answerTo(operation: ContractOperation, caller: CallerKind, inputs: Request): Promise<number> {
  const answer = await send(caller.sender, operation, inputs);
  expectDeclared(operation, answer);
  const isDelivered = answer.status === operation.success;
  // Files and events have no status; their content was checked above.
  const hasNoStatus = operation.isFile || operation.isStream;
  const body = isDelivered && hasNoStatus ? { status: true } : answer.body;
  expect(body).toMatchObject({ status: isDelivered });
  return answer.status;
}

test.each(operations)('$id answers each kind of caller according to x-access', async (operation) => {
  const expected: Record<string, number> = {};
  const answered: Record<string, number> = {};
  const untouched = await inputsOf(operation.id, world.h, world.h.owner);
  const doers = doersOf(operation);
  for (const caller of callers) {
    const status = expectedStatus(operation, caller);
    if (status === operation.success && !doers.has(caller)) {
      expected[caller.name] = 400;
      answered[caller.name] = await answerTo(operation, caller, spoilt(untouched));
      continue;
    }
    const isDone = status === operation.success && caller.person !== undefined;
    // Reads need no inputs of their own, nor do rejected requests.
    const isFresh = isDone && (operation.method !== 'GET' || isPersonal(operation));
    const inputs = isFresh ? await inputsOf(operation.id, world.h, caller.person) : untouched;
    expected[caller.name] = status;
    answered[caller.name] = await answerTo(operation, caller, inputs);
  }
  const refused = callers.filter((caller) => expectedStatus(operation, caller) === 403).slice(0, 1);
  const refusals = await Promise.all(refused.map((caller) => answerTo(operation, caller, spoilt(untouched))));
  expect(refusals).toEqual(refused.map(() => 403));
  expect(answered).toEqual(expected);
  expect(Object.keys(answered)).toHaveLength(callers.length);
  expect(Object.values(answered)).toContain(operation.success);
});

test.each(['Basic dXNlcjpwYXNz', 'Bearer', 'bearer ', 'Token x', ''])(
  'the authorization header %j is not accepted as a token',
  async (authorization) => {
    const answer = await world.server.call('/api/auth/me', { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ status: false, message: 'Sign in to continue', errors: [] });
  },
);
