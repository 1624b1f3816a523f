import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { statementOfApplicability } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { expireApproved } from '#server/modules/statement/index.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { decide, decidedStandard, draftStatement, takeStatementAction } from '#tests/contract/statement-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { morningOf, remindAt, remindersOf } from '#tests/server/reminder/mornings.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const take = (person: Person, statement: Stored, body: Body) =>
  takeStatementAction(places().harbour, person, statement, body);

const sheet = async ({ id }: Stored) =>
  at((await places().harbour.owner.call(`/api/statement-of-applicability/${id}/sheet`)).body, 'data');

describe('a version', () => {
  test('expires and reminds by its own review date, also while the next one is being written', async () => {
    const { harbour } = places();
    const { server, organisation, owner } = harbour;
    const approver = await anotherMember(harbour);
    const { id: adoptedStandardId } = await decidedStandard(harbour, owner);
    const draft = await draftStatement(harbour, owner, { adoptedStandardId, approver, reviewOn: '2031-03-31' });
    const path = `/api/statement-of-applicability/${draft.id}`;
    let version = draft.version;
    for (const [person, action] of [
      [owner, 'SUBMIT'],
      [approver, 'APPROVE'],
      [owner, 'REVISE'],
    ] as const)
      version = numberAt((await take(person, { id: draft.id, version }, { action })).body, 'data.version');
    expect((await owner.call(path)).body).toMatchObject({
      data: { status: 'DRAFT', reviewOn: null, approvedReviewOn: '2031-03-31', isApprovedExpired: false },
    });
    await remindAt(server, organisation, morningOf('2031-03-24'));
    expect((await remindersOf(owner)).join(' ')).toMatch(/The review of "SOA-\d+ [^"]+" is due on 31\/03\/2031\./);

    await within(harbour, () =>
      db
        .update(statementOfApplicability)
        .set({ approvedReviewOn: '2026-01-31' })
        .where(eq(statementOfApplicability.id, draft.id)),
    );
    for (let day = 0; day < 2; day += 1) await within(harbour, expireApproved);
    expect((await owner.call(path)).body).toMatchObject({
      data: { status: 'DRAFT', number: '1.1', approvedNumber: '1.0', isApprovedExpired: true },
    });
    const { body } = await approver.call('/api/notifications?perPage=100');
    const told = JSON.stringify(body).split('The review date of version 1.0 of').length - 1;
    expect(told).toBe(1);
  });

  test('is frozen with what was checked, whatever is decided meanwhile', async () => {
    const { harbour } = places();
    const { server, organisation, owner } = harbour;
    const [approver, decider] = [await anotherMember(harbour), await anotherMember(harbour)];
    const { id: adoptedStandardId, positions } = await decidedStandard(harbour, owner);
    await decide(harbour, decider, positions[1] ?? '', { reasons: ['BUSINESS'] });
    const draft = await draftStatement(harbour, owner, { adoptedStandardId, approver });
    // The submission waits for the author that another transaction is adding, between its checks and what it keeps.
    const database = await connect(server.owner);
    await database.query('begin');
    await database.query(
      'insert into statement_author (organisation_id, statement_id, person_id) values ($1, $2, $3)',
      [organisation.id, draft.id, decider.id],
    );
    const submitting = take(owner, draft, { action: 'SUBMIT' });
    const isWaiting = async () => {
      const waiting = await database.query('select from pg_locks where not granted');
      return waiting.rows.length > 0;
    };
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    await decide(harbour, owner, positions[0] ?? '', { reasons: [] });
    await database.query('rollback');
    await database.end();
    expect((await submitting).status).toBe(200);
    expect(await sheet(draft)).toMatchObject({ submission: 1, rows: [{ reasons: ['LEGAL'] }, {}, {}] });
  });
});
