import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { evidenceRequestLifecycle, type EvidenceRequestNames } from '#domain/compliance/evidence-request-lifecycle.ts';
import { evidenceRequestStatusLabels } from '#domain/words/evidence.ts';
import { writtenDay } from '#domain/words/field-text.ts';
import { conflict, invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { evidenceRequest, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep } from '#server/modules/lifecycle/index.ts';
import { loggedEntity, logActivity, quoted, tell, viewersAmong } from '#server/modules/record/index.ts';

import { refuseOthers } from './asker.ts';
import { liveEvidence } from './register.ts';
import { beginVersion, lockEvidence, mistakesInDates } from './versions.ts';

type Request = Schemas['EvidenceRequest'];
type Change = Schemas['EvidenceRequestStatusChange'];
type Action = Schemas['EvidenceRequestAction'];

/** So many can wait for an answer at once. */
const mostOpen = 20;

const asker = alias(userAccount, 'asker');

async function requestsWhere(condition: SQL | undefined): Promise<Request[]> {
  const rows = await db
    .select({
      request: evidenceRequest,
      evidence: { id: record.id, ref: record.ref, title: record.title },
      person: { id: userAccount.id, name: userAccount.name },
      askedBy: { id: asker.id, name: asker.name },
    })
    .from(evidenceRequest)
    .innerJoin(record, eq(record.id, evidenceRequest.evidenceId))
    .innerJoin(userAccount, eq(userAccount.id, evidenceRequest.personId))
    .leftJoin(asker, eq(asker.id, evidenceRequest.askedBy))
    .where(condition)
    .orderBy(desc(evidenceRequest.askedAt), desc(evidenceRequest.id))
    .limit(100);
  return rows.map(({ request, evidence, person, askedBy }) => ({
    id: request.id,
    evidence,
    person,
    askedBy,
    askedAt: request.askedAt.toISOString(),
    dueOn: request.dueOn,
    note: request.note,
    status: request.status,
    reply: request.reply,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    version: request.version,
  }));
}

/** @throws ApiError 404 */
async function requestWith(id: string): Promise<Request> {
  const [found] = await requestsWhere(eq(evidenceRequest.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** Lists the requests for a piece of evidence, the newest first. */
const requests: HandlersOf<'EvidenceCourse'>['requests'] = async ({ path: { id } }) =>
  requestsWhere(eq(evidenceRequest.evidenceId, (await liveEvidence(id)).id));

/** Asks a member for a new version, and tells them. */
const request: HandlersOf<'EvidenceCourse'>['request'] = async ({ path, body }, context) => {
  const { locked } = await lockEvidence(path.id);
  await refuseOthers(context);
  const { personId, dueOn = null, note = '' } = body;
  if ((await viewersAmong('evidence', [personId])).length === 0)
    throw invalid([{ field: 'personId', message: 'Choose a member who may view evidence' }]);
  const [open] = await db
    .select({ total: count() })
    .from(evidenceRequest)
    .where(and(eq(evidenceRequest.evidenceId, locked.id), eq(evidenceRequest.status, 'OPEN')));
  if ((open?.total ?? 0) >= mostOpen)
    throw conflict([{ field: 'id', message: `${mostOpen} members are asked for it already` }]);
  const [added] = await db
    .insert(evidenceRequest)
    .values({
      organisationId: context.organisation.id,
      evidenceId: locked.id,
      personId,
      askedBy: context.user.id,
      dueOn,
      note,
    })
    .returning({ id: evidenceRequest.id });
  if (added === undefined) throw new Error('No request was added');
  const asked = await requestWith(added.id);
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('evidence', locked),
    changes: [{ field: 'evidenceRequest', old: null, new: asked.person.name }],
  });
  await tell([
    {
      kind: 'reviewRequested',
      entityType: 'evidence',
      entity: locked,
      recipients: [personId],
      title: 'Evidence to provide',
      describe: (what) =>
        `${quoted(context.user.name)} asks you for ${what}${dueOn === null ? '' : ` by ${writtenDay(dueOn)}`}.`,
    },
  ]);
  return asked;
};

async function lock(id: string) {
  const { evidence: of } = await requestWith(id);
  const found = await lockEvidence(of.id);
  await db.select({ id: evidenceRequest.id }).from(evidenceRequest).where(eq(evidenceRequest.id, id)).for('update');
  const before = await requestWith(id);
  return {
    ...found,
    evidence: found.before,
    entity: found.locked,
    before,
    status: before.status,
    version: before.version,
  };
}

type Locked = Awaited<ReturnType<typeof lock>>;

const datesOf = ({ madeOn = null, coversFrom = null, coversTo = null }: Change) => ({ madeOn, coversFrom, coversTo });

const titles: Readonly<Record<Action, string>> = {
  PROVIDE: 'Evidence provided',
  RETURN: 'Evidence returned',
  WITHDRAW: 'Request for evidence withdrawn',
};

const described: Readonly<Record<Action, (who: string, what: string) => string>> = {
  PROVIDE: (who, what) => `${who} has provided ${what}.`,
  RETURN: (who, what) => `${who} asks you for ${what} again.`,
  WITHDRAW: (who, what) => `${who} has withdrawn the request for ${what}.`,
};

/** Moves requests for evidence along their lifecycle. Rights and log are those of the evidence. */
const changeStatus = lifecycleHandler<EvidenceRequestNames, Change, Locked, Request>({
  kind: 'evidence',
  lifecycle: evidenceRequestLifecycle,
  labels: evidenceRequestStatusLabels,
  actionOf: ({ action }) => action,
  lock,
  parties: ({ before }) => ({ recipientId: before.person.id, askerId: before.askedBy?.id ?? null }),
  current: ({ before }) => before,
  known: (_, { reason = null, madeOn = null, coversTo = null }) => ({ reason, date: madeOn ?? coversTo }),
  missing: {
    date: { field: 'madeOn', message: 'Say when it was made, or which days it covers' },
    reason: { field: 'reason', message: 'Say what is missing' },
  },
  async refuse({ action, body }) {
    const mistakes = action === 'PROVIDE' ? await mistakesInDates(datesOf(body)) : [];
    if (mistakes.length > 0) throw invalid(mistakes);
  },
  async store({ context, action, step, body, subject }) {
    const { before, locked, evidence } = subject;
    const { reason = '' } = body;
    await db
      .update(evidenceRequest)
      .set({
        status: step.to,
        reply: reason,
        answeredAt: action === 'PROVIDE' ? sql`now()` : null,
        version: sql`${evidenceRequest.version} + 1`,
      })
      .where(eq(evidenceRequest.id, before.id));
    if (action === 'PROVIDE') await beginVersion(context, { locked, before: evidence }, datesOf(body), reason);
  },
  logged: ({ subject: { status: from }, step: { to }, body: { reason } }) =>
    loggedStep(evidenceRequestStatusLabels, { from, to }, { field: 'evidenceRequest', reason }),
  people: ({ before: { person, askedBy } }) => ({ recipient: [person.id], asker: [askedBy?.id ?? null] }),
  notices: {
    as: 'assessmentStep',
    words: ({ context, action }) => ({
      told: {
        title: titles[action],
        describe: (what) => described[action](quoted(context.user.name), what),
      },
    }),
  },
  answer: ({ before }) => requestWith(before.id),
});

/** Members who are asked for evidence. */
export const evidenceRequestHandlers: Pick<HandlersOf<'EvidenceCourse'>, 'changeStatus' | 'request' | 'requests'> = {
  requests,
  request,
  changeStatus,
};
