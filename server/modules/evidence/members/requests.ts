import { and, count, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import { evidenceRequestLifecycle, type EvidenceRequestNames } from '#domain/compliance/evidence-request-lifecycle.ts';
import { evidenceRequestStatusLabels } from '#domain/words/evidence.ts';
import { writtenDay } from '#domain/words/field-text.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { evidenceRequest } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep } from '#server/modules/lifecycle/index.ts';
import { loggedEntity, logActivity, quoted, tell, viewersAmong } from '#server/modules/record/index.ts';

import { refuseOthers } from '../asker.ts';
import { acceptGiven } from '../given/accept.ts';
import { acceptingManagers, askerWords, managerWords, mayAccept } from '../given/acceptors.ts';
import { takeAllBack } from '../given/given-files.ts';
import { liveEvidence } from '../register.ts';
import { lockEvidence, mistakesInDates } from '../versions.ts';
import { holdRequest, takeFileBack } from './files.ts';
import { requestsWhere, requestWith } from './read.ts';

type Request = Schemas['EvidenceRequest'];
type Change = Schemas['EvidenceRequestStatusChange'];
type Action = Schemas['EvidenceRequestAction'];

/** So many can wait for an answer at once. */
const mostOpen = 20;

/** Lists the requests for a piece of evidence, the newest first. */
const requests: HandlersOf<'EvidenceCourse'>['requests'] = async ({ path: { id } }, { user }) =>
  requestsWhere(eq(evidenceRequest.evidenceId, (await liveEvidence(id)).id), user.id);

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
  const asked = await requestWith(added.id, context.user.id);
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

async function lock(id: string, { user }: OrganisationContext) {
  const { locked, evidence, request: before } = await holdRequest(id, user.id);
  const { status, version } = before;
  const { askedBy, person } = before;
  const askerAccepts = askedBy !== null && askedBy.id !== person.id && (await mayAccept(askedBy.id));
  return { locked, evidence, entity: locked, before, status, version, askerAccepts, readerId: user.id };
}

type Locked = Awaited<ReturnType<typeof lock>>;

const datesOf = ({ madeOn = null, coversFrom = null, coversTo = null }: Change) => ({ madeOn, coversFrom, coversTo });

const titles: Readonly<Record<Action, string>> = {
  PROVIDE: 'Evidence given',
  ACCEPT: 'Evidence accepted',
  RETURN: 'Evidence returned',
  WITHDRAW: 'Request for evidence withdrawn',
};

const described: Readonly<Record<Action, (who: string, what: string) => string>> = {
  PROVIDE: (who, what) => `${who} has given ${what}.`,
  ACCEPT: (who, what) => `${who} has accepted what was given for ${what}.`,
  RETURN: (who, what) => `${who} asks you for ${what} again.`,
  WITHDRAW: (who, what) => `${who} has withdrawn the request for ${what}.`,
};

/** What a step changes of a request, beside its status. */
function changesOf(action: Action, body: Change): PgUpdateSetSource<typeof evidenceRequest> {
  const { reason = '' } = body;
  if (action === 'PROVIDE') return { ...datesOf(body), reply: reason, reason: '', answeredAt: sql`now()` };
  if (action === 'RETURN') return { reason, answeredAt: null };
  return action === 'WITHDRAW' ? { reason } : {};
}

/** Files that are given are part of what the log says of it. */
const loggedFiles = (action: Action, { before: { files } }: Locked) =>
  action === 'PROVIDE' ? files.map(({ name }) => ({ field: 'attachment', old: null, new: name })) : [];

/** Where who asked may not accept what was given, managers may, and are told of it. */
async function tellManagers({ user }: OrganisationContext, { locked, before, askerAccepts }: Locked): Promise<void> {
  if (askerAccepts) return;
  const managers = await acceptingManagers();
  const known = new Set([user.id, before.person.id, before.askedBy?.id]);
  await tell([
    {
      kind: 'reviewRequested',
      entityType: 'evidence',
      entity: locked,
      recipients: managers.filter((id) => !known.has(id)),
      title: titles.PROVIDE,
      describe: (what) => `${quoted(user.name)} has given ${what}. ${managerWords}`,
    },
  ]);
}

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
  async refuse({ action, body, subject }) {
    if (action !== 'PROVIDE') return;
    const mistakes = await mistakesInDates(datesOf(body));
    const isEmpty = subject.before.files.length === 0;
    const all = [...(isEmpty ? [{ field: 'files', message: 'Add at least one file' }] : []), ...mistakes];
    if (all.length > 0) throw invalid(all);
  },
  async store({ context, action, step, body, subject }) {
    const { before, locked, evidence } = subject;
    const { id: requestId } = before;
    await db
      .update(evidenceRequest)
      .set({ ...changesOf(action, body), status: step.to, version: sql`${evidenceRequest.version} + 1` })
      .where(eq(evidenceRequest.id, requestId));
    if (action === 'PROVIDE') await tellManagers(context, subject);
    if (action === 'WITHDRAW') await takeAllBack({ requestId });
    if (action === 'ACCEPT') await acceptGiven(context, { locked, before: evidence }, { requestId }, before);
  },
  logged: ({ action, subject, step: { to }, body: { reason } }) => [
    ...loggedStep(evidenceRequestStatusLabels, { from: subject.status, to }, { field: 'evidenceRequest', reason }),
    ...loggedFiles(action, subject),
  ],
  people: ({ before: { person, askedBy } }) => ({ recipient: [person.id], asker: [askedBy?.id ?? null] }),
  notices: {
    as: 'assessmentStep',
    words: ({ context, action, subject: { askerAccepts } }) => ({
      told: {
        title: titles[action],
        describe: (what) => described[action](quoted(context.user.name), what),
      },
      ...(action === 'PROVIDE' && {
        asked: {
          title: titles.PROVIDE,
          describe: (what) => `${quoted(context.user.name)} has given ${what}. ${askerWords(askerAccepts)}`,
        },
      }),
    }),
  },
  answer: ({ before, readerId }) => requestWith(before.id, readerId),
});

/** Members who are asked for evidence: docs/decisions/235-evidence-given-by-members.md. */
export const evidenceRequestHandlers: Pick<
  HandlersOf<'EvidenceCourse'>,
  'changeStatus' | 'removeFile' | 'request' | 'requests'
> = {
  requests,
  request,
  changeStatus,
  removeFile: ({ path: { id, fileId } }, { user }) => takeFileBack(id, fileId, user.id),
};
