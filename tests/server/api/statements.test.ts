import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { statementRow } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { send } from '#tests/contract/adopted-standard.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { anotherMember, memberWithoutRisks } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, type Body, type Stored } from '#tests/contract/samples.ts';
import { decide, decidedStandard, draftStatement, takeStatementAction } from '#tests/contract/statement-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const take = (person: Person, statement: Stored, body: Body) =>
  takeStatementAction(places().harbour, person, statement, body);

const sheet = async ({ id }: Stored, query = '') => {
  const { owner } = places().harbour;
  const { body } = await owner.call(`/api/statement-of-applicability/${id}/sheet${query}`);
  return at(body, 'data');
};

/** A submitted statement of a standard of its own, by the owner of the place. */
async function submitted() {
  const { harbour } = places();
  const approver = await anotherMember(harbour);
  const { id: adoptedStandardId, positions } = await decidedStandard(harbour, harbour.owner);
  const draft = await draftStatement(harbour, harbour.owner, { adoptedStandardId, approver });
  const answer = await take(harbour.owner, draft, { action: 'SUBMIT' });
  expect(answer.status).toBe(200);
  return { id: draft.id, version: numberAt(answer.body, 'data.version'), adoptedStandardId, positions, approver };
}

describe('what keeps a statement from being submitted', () => {
  test('is that nobody is named to decide on it; the person who is named with the submission is asked', async () => {
    const { harbour } = places();
    const approver = await anotherMember(harbour);
    const { id: adoptedStandardId } = await decidedStandard(harbour, harbour.owner);
    const draft = await draftStatement(harbour, harbour.owner, { adoptedStandardId, changeLog: 'New' });
    expect(await take(harbour.owner, draft, { action: 'SUBMIT' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'approverId' }] },
    });
    expect(await take(harbour.owner, draft, { action: 'SUBMIT', approverId: approver.id })).toMatchObject({
      status: 200,
      body: { data: { status: 'REVIEW', approver: { id: approver.id } } },
    });
    const { text } = await approver.call('/api/notifications?perPage=100');
    expect(text).toContain('Statement of applicability submitted');
  });

  test('is each control with a gap, named by its reference', async () => {
    const { harbour } = places();
    const approver = await anotherMember(harbour);
    const { id: adoptedStandardId, positions } = await decidedStandard(harbour, harbour.owner);
    const [undecided = '', excluded = '', risky = ''] = positions;
    await decide(harbour, harbour.owner, undecided, { reasons: [] });
    await decide(harbour, harbour.owner, excluded, { isApplicable: false, reasons: [] });
    await decide(harbour, harbour.owner, risky, { reasons: ['RISK'] });
    const draft = await draftStatement(harbour, harbour.owner, { adoptedStandardId, approver });
    expect(at(await sheet(draft), 'gaps')).toEqual([
      { positionId: undecided, gaps: ['UNDECIDED'] },
      { positionId: excluded, gaps: ['JUSTIFICATION_MISSING'] },
      { positionId: risky, gaps: ['RISK_MISSING'] },
    ]);
    expect(await take(harbour.owner, draft, { action: 'SUBMIT' })).toMatchObject({
      status: 400,
      body: { errors: positions.map((id) => ({ field: `rows/${id}` })) },
    });
  });

  test('is a risk that no own control is linked to, until one is', async () => {
    const { harbour } = places();
    const { id: adoptedStandardId, positions } = await decidedStandard(harbour, harbour.owner);
    const [first = ''] = positions;
    await decide(harbour, harbour.owner, first, { reasons: ['RISK'] });
    const draft = await draftStatement(harbour, harbour.owner, { adoptedStandardId });
    const risk = await create(harbour, 'Risks', { title: 'Fire' });
    const control = await create(harbour, 'OwnControls', { title: 'Sprinklers', implementation: 'PARTLY_IMPLEMENTED' });
    await send(harbour, harbour.owner, {
      path: `control-position/${first}/links`,
      body: { ownControlId: control.id, relation: 'EQUAL' },
    });
    expect(at(await sheet(draft), 'gaps.0.gaps')).toEqual(['RISK_MISSING']);
    await send(harbour, harbour.owner, {
      path: `records/${control.id}/links`,
      body: { type: 'relates', otherId: risk.id },
    });
    expect(await sheet(draft)).toMatchObject({
      gaps: [],
      rows: [
        {
          implementation: 'PARTLY_IMPLEMENTED',
          ownControls: [{ id: control.id, title: 'Sprinklers' }],
          risks: [{ id: risk.id, title: 'Fire' }],
        },
        {},
        {},
      ],
    });
  });

  test('is no longer a risk, once one names an own control among its controls; its title is for those who may view risks', async () => {
    const { harbour } = places();
    const approver = await anotherMember(harbour);
    const { id: adoptedStandardId, positions } = await decidedStandard(harbour, harbour.owner);
    const [first = ''] = positions;
    await decide(harbour, harbour.owner, first, { reasons: ['RISK'] });
    const draft = await draftStatement(harbour, harbour.owner, { adoptedStandardId, approver });
    const risk = await create(harbour, 'Risks', { title: 'Burglary' });
    const { id: ownControlId } = await create(harbour, 'OwnControls', { title: 'Locks' });
    await send(harbour, harbour.owner, {
      path: `control-position/${first}/links`,
      body: { ownControlId, relation: 'EQUAL' },
    });
    await send(harbour, harbour.owner, { path: `risk/${risk.id}/controls`, body: { title: 'Locks', ownControlId } });
    expect(await sheet(draft)).toMatchObject({
      gaps: [],
      rows: [{ risks: [{ id: risk.id, title: 'Burglary' }] }, {}, {}],
    });

    const reader = await memberWithoutRisks(harbour);
    const path = `/api/statement-of-applicability/${draft.id}`;
    const risksFor = async (person: Person) => at((await person.call(`${path}/sheet`)).body, 'data.rows.0.risks');
    const hidden = [{ id: risk.id, title: '' }];
    expect(await risksFor(reader)).toMatchObject(hidden);
    // The version keeps its title, although its submitter does not see it.
    expect(await take(reader, draft, { action: 'SUBMIT' })).toMatchObject({ status: 200 });
    expect(await risksFor(reader)).toMatchObject(hidden);
    expect((await reader.call(`${path}/file?format=csv`)).text).not.toContain('Burglary');
    expect(await risksFor(harbour.owner)).toMatchObject([{ title: 'Burglary' }]);
  });

  test('is an approver who decided on one of its controls, or may not edit', async () => {
    const { harbour } = places();
    const { server, organisation, owner } = harbour;
    const approver = await anotherMember(harbour);
    const { id: adoptedStandardId, positions } = await decidedStandard(harbour, owner);
    await decide(harbour, approver, positions[0] ?? '', { reasons: ['CONTRACT'] });
    const viewer = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });
    const draft = await draftStatement(harbour, owner, { adoptedStandardId, changeLog: 'New' });
    for (const approverId of [approver.id, owner.id, viewer.id])
      expect(await take(owner, draft, { action: 'SUBMIT', approverId })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'approverId' }] },
      });
  });

  test('is another statement of the standard, and a number that was approved', async () => {
    const { harbour } = places();
    const statement = await submitted();
    const { adoptedStandardId, approver } = statement;
    const second = await draftStatement(harbour, harbour.owner, { adoptedStandardId, approver });
    expect(await take(harbour.owner, second, { action: 'SUBMIT' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'adoptedStandardId' }] },
    });
    const approved = await take(approver, statement, { action: 'APPROVE' });
    const revised = await take(
      harbour.owner,
      { ...statement, version: numberAt(approved.body, 'data.version') },
      {
        action: 'REVISE',
      },
    );
    expect(revised).toMatchObject({
      body: { data: { status: 'DRAFT', number: '1.1', changeLog: '', approvedNumber: '1.0' } },
    });
    const path = `statement-of-applicability/${statement.id}`;
    const version = numberAt(revised.body, 'data.version');
    const renamed = await send(harbour, harbour.owner, { method: 'PATCH', path, body: { version, number: '1.0' } });
    const body = { action: 'SUBMIT', changeLog: 'Again' };
    expect(
      await take(harbour.owner, { ...statement, version: numberAt(renamed.body, 'data.version') }, body),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'number' }] } });
  });
});

describe('a submitted version', () => {
  test('stays as it was when controls change, while the next draft follows them', async () => {
    const { harbour } = places();
    const statement = await submitted();
    const before = await sheet(statement);
    expect(before).toMatchObject({ submission: 1, rows: [{ reasons: ['LEGAL'] }, {}, {}] });
    await decide(harbour, harbour.owner, statement.positions[0] ?? '', { reasons: ['BUSINESS'] });
    expect(await sheet(statement)).toEqual(before);
    await take(harbour.owner, statement, { action: 'WITHDRAW' });
    expect(await sheet(statement)).toMatchObject({ submission: null, rows: [{ reasons: ['BUSINESS'] }, {}, {}] });
    expect(await sheet(statement, '?submission=1')).toEqual(before);
    const { body } = await harbour.owner.call(`/api/statement-of-applicability/${statement.id}/versions`);
    expect(at(body, 'data')).toMatchObject([{ submission: 1, number: '1.0', outcome: 'WITHDRAWN', rows: 3 }]);
  });

  test('cannot be changed in the database', async () => {
    const statement = await submitted();
    const rows = eq(statementRow.statementId, statement.id);
    const { harbour } = places();
    const refused = { cause: { code: '42501' } };
    await expect(within(harbour, () => db.update(statementRow).set({ title: '' }).where(rows))).rejects.toMatchObject(
      refused,
    );
    await expect(within(harbour, () => db.delete(statementRow).where(rows))).rejects.toMatchObject(refused);
    await expect(
      within(harbour, () => db.execute(sql`update statement_submission set number = '9'`)),
    ).rejects.toMatchObject(refused);
  });

  test('is decided on by its approver alone, never by a consultant', async () => {
    const { harbour } = places();
    const { server, organisation, owner } = harbour;
    const statement = await submitted();
    const other = await anotherMember(harbour);
    for (const person of [owner, other])
      expect(await take(person, statement, { action: 'APPROVE' })).toMatchObject({ status: 403 });
    expect(await take(statement.approver, statement, { action: 'APPROVE' })).toMatchObject({
      status: 200,
      body: { data: { status: 'APPROVED', approvedNumber: '1.0', approvedBy: { id: statement.approver.id } } },
    });
    const consultant = await addPerson(server, { in: [{ organisation, role: 'ORG_CONSULTANT', level: 'DELETE' }] });
    const next = await submitted();
    await within(harbour, () =>
      db.execute(
        sql`update statement_of_applicability set approver_id = ${consultant.id}::uuid where id = ${next.id}::uuid`,
      ),
    );
    expect(await take(consultant, next, { action: 'APPROVE' })).toMatchObject({ status: 403 });
  });

  test('waits for its approver, and is a file for spreadsheet programs', async () => {
    const { approver, id } = await submitted();
    const waiting = await approver.call('/api/waiting-for-me?perPage=100');
    expect(waiting.text).toContain('STATEMENT_APPROVAL');
    const { text, headers } = await approver.call(`/api/statement-of-applicability/${id}/file?format=csv`);
    expect(headers['content-disposition']).toMatch(/SOA-\d+-1\.0\.csv/);
    expect(text).toContain('Reference,Title,Applicable,Reasons');
    expect(text).toContain('Access,Yes,Legal');
  });

  test('is unknown in another organisation', async () => {
    const statement = await submitted();
    const { owner } = places().meridian;
    for (const part of ['', '/sheet', '/versions', '/file?format=csv'])
      expect((await owner.call(`/api/statement-of-applicability/${statement.id}${part}`)).status).toBe(404);
    expect(textAt(statement, 'id')).not.toBe('');
  });
});
