import { afterAll, beforeAll, expect, test } from 'vitest';

import { asOwner } from '#tests/server/support/owner.ts';
import { shared } from '#tests/server/support/shared.ts';

import { operations, type ContractOperation } from './contract.ts';
import { inputsOf } from './fixtures.ts';
import { recordLocks, type Locked } from './lock-recorder.ts';
import { send } from './requests.ts';
import { openWorld } from './world.ts';

const recorder = recordLocks();
const world = shared(openWorld);
afterAll(() => recorder.stop());

/** Their rows are of one person, whom nobody else waits for: they only end with the record. */
const ofPeople = new Set(['notification', 'bulk_change_item']);
/** A link changes the row of its recipient and notes its use, and may not lock the record of a policy. */
const ofRecipients = new Set([
  'acknowledgement',
  'acknowledgement_request',
  'assessment_respondent',
  'secure_link_use',
]);

/** The tables whose rows belong to a record, by their foreign keys. */
let ofRecords: ReadonlySet<string>;
beforeAll(async () => {
  const rows = await asOwner(
    world.server,
    `with recursive belonging as (
       select 'record'::regclass::oid as id
       union
       select own.conrelid from pg_constraint own join belonging on own.confrelid = belonging.id
         where own.contype = 'f' and own.confdeltype = 'c')
     select id::regclass::text as name from belonging where id <> 'record'::regclass`,
  );
  ofRecords = new Set(rows.map(({ name }) => String(name)).filter((name) => !ofPeople.has(name)));
});

/** A change of the matrix rescores risks without their records; those who score a risk hold the matrix before its row. */
const isOfMatrix = (locked: Locked) =>
  (locked[0] === 'risk_likelihood' || locked[0] === 'risk_impact') && !locked.includes('record');

/** A merge of labels takes rows of records that it does not know before; those who set labels hold these first. */
const isOfLabels = (locked: Locked) => locked[0] === 'label';

/** Tasks follow what their status means; a task that is changed holds its record, and asks for none of a status. */
const isOfTaskStatus = (locked: Locked) => locked[0] === 'task_status';

const isOfLink = (locked: Locked) => locked.includes('secure_link_use');

function isInOrder(locked: Locked): boolean {
  const lacksRecord = (table: string) =>
    ofRecords.has(table) &&
    !(isOfLabels(locked) && table.endsWith('_label')) &&
    !(isOfTaskStatus(locked) && table === 'task') &&
    !(isOfLink(locked) && ofRecipients.has(table));
  const belonging = locked.findIndex(lacksRecord);
  const record = locked.indexOf('record');
  return belonging < 0 || (record >= 0 && record < belonging) || isOfMatrix(locked);
}

const changes = operations.filter(
  ({ method, access }) => method !== 'GET' && (access?.audience === 'organisation' || access?.audience === 'public'),
);

test('an acceptance and its risk belong to a record', () => {
  expect([...ofRecords]).toEqual(expect.arrayContaining(['risk', 'risk_acceptance', 'comment', 'treatment_action']));
});

test.each(changes)('$id locks records before what belongs to them', async (operation: ContractOperation) => {
  const { h, server } = world;
  const inputs = await inputsOf(operation.id, h, h.owner);
  const before = recorder.transactions.length;
  const { status } = await send(operation.access?.audience === 'public' ? server : h.owner, operation, inputs);
  expect(status).toBe(operation.success);
  expect(recorder.transactions.slice(before).filter((locked) => !isInOrder(locked))).toEqual([]);
});
