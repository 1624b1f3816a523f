import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { statementsAt } from '#server/modules/compliance-report/index.ts';
import { send } from '#tests/contract/adopted-standard.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { decide, decidedStandard, draftStatement, takeStatementAction } from '#tests/contract/statement-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { numberAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

test('a stored report names the risks of a statement by their references only: not all who open it may view risks', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const approver = await anotherMember(harbour);
  const { id: adoptedStandardId, positions } = await decidedStandard(harbour, owner);
  const [first = ''] = positions;
  await decide(harbour, owner, first, { reasons: ['RISK'] });
  const risk = await create(harbour, 'Risks', { title: 'Burglary' });
  const { id: ownControlId } = await create(harbour, 'OwnControls', { title: 'Locks' });
  await send(harbour, owner, { path: `control-position/${first}/links`, body: { ownControlId, relation: 'EQUAL' } });
  await send(harbour, owner, { path: `risk/${risk.id}/controls`, body: { title: 'Locks', ownControlId } });
  const draft = await draftStatement(harbour, owner, { adoptedStandardId, approver });
  const { body } = await takeStatementAction(harbour, owner, draft, { action: 'SUBMIT' });
  const submitted = { id: draft.id, version: numberAt(body, 'data.version') };
  expect((await takeStatementAction(harbour, approver, submitted, { action: 'APPROVE' })).status).toBe(200);

  const day = new Date().toISOString().slice(0, 10);
  const past = { day: sql`${day}::date`, before: sql`now()` };
  const statement = (await within(harbour, () => statementsAt(day, past))).find(({ id }) => id === draft.id);
  expect(statement?.rows[0]?.risks).toMatchObject([{ id: risk.id, ref: expect.stringMatching(/^R-/), title: '' }]);
});
