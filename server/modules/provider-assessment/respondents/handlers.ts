import { eq, sql } from 'drizzle-orm';

import { isAnswerable } from '#domain/provider-assessment/lifecycle.ts';
import { respondentActions } from '#domain/secure-link/asked-people.ts';
import { assessmentStatusLabels, respondentStateLabels } from '#domain/words/provider-assessment.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import { assessmentRespondent as respondent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  countAddresses,
  endLinks,
  takeTurn,
  withMemberNames,
  type AskingParts,
} from '#server/modules/secure-link/index.ts';

import { contentOf } from '../content.ts';
import { lockAssessment, logOf, type LockedAssessment } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { respondentMailJob } from './mail-job.ts';
import { respondentsOf, respondentWith } from './read.ts';

type Change = Input<'AssessmentRespondents.change'>['body'];
type Action = Change['action'];
type State = Schemas['RespondentState'];

const mostRespondents = 50;

const events: Readonly<Record<Action, string>> = {
  REMIND: 'Reminded',
  RESEND: 'Sent again with a new link',
  REVOKE: 'Revoked',
  DELEGATE: 'Given other sections',
};

/** @throws ApiError 400 naming each section that the assessment does not have */
async function sectionsIn({ own }: LockedAssessment, questionnaireIds: readonly string[] = []): Promise<string[]> {
  const ids = [...new Set(questionnaireIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return [];
  const known = new Set((await contentOf(own))?.questionnaires.map(({ id }) => id));
  const unknown = questionnaireIds.flatMap((id, index) => (known.has(id.toLowerCase()) ? [] : [index]));
  if (unknown.length > 0)
    throw invalid(
      unknown.map((index) => ({ field: `questionnaireIds/${index}`, message: 'Choose a section of the template' })),
    );
  return ids;
}

/** @throws ApiError 400 once nobody can answer any more */
function refuseLate({ assessment: { status } }: LockedAssessment, field: string): void {
  if (status !== 'DRAFT' && !isAnswerable(status))
    throw invalid([{ field, message: `This is not possible while it is “${assessmentStatusLabels[status]}”` }]);
}

function refuseImpossible(
  { action }: Change,
  locked: LockedAssessment,
  { state }: Schemas['AssessmentRespondent'],
): void {
  if (!respondentActions[action].includes(state))
    throw invalid([
      { field: 'action', message: `This is not possible: ${respondentStateLabels[state].toLowerCase()}` },
    ]);
  if (action !== 'REVOKE') refuseLate(locked, 'action');
}

/** The columns that an action sets. */
const columnsBy = (action: Action, questionnaireIds: string[]) => ({
  // Who still waits for the first mail gets that.
  ...(action === 'REMIND' && { mailDue: sql`coalesce(${respondent.mailDue}, 'REMINDER')` }),
  ...(action === 'RESEND' && { mailDue: 'RESEND' as const }),
  ...(action === 'REVOKE' && { mailDue: null, revokedAt: sql`now()` }),
  ...(action === 'DELEGATE' && { questionnaireIds }),
  version: sql`${respondent.version} + 1`,
});

/** Adds a respondent, who is asked at once if the others have been. @returns the id */
async function addTo(
  locked: LockedAssessment,
  input: Schemas['AssessmentRespondentInput'],
  addedBy: string,
  organisationId: string,
) {
  const email = input.email.toLowerCase();
  const present = await respondentsOf(locked.entity.id);
  if (present.some((one) => one.email === email))
    throw invalid([{ field: 'email', message: 'This address is among the respondents already' }]);
  if (present.length >= mostRespondents)
    throw invalid([{ field: 'email', message: `An assessment can have at most ${mostRespondents} respondents` }]);
  const questionnaireIds = await sectionsIn(locked, input.questionnaireIds);
  const [named] = await withMemberNames([{ email, name: input.name ?? '' }]);
  const asked = locked.assessment.status === 'DRAFT' ? {} : { requestedAt: sql`now()`, mailDue: 'REQUEST' as const };
  const [added] = await db
    .insert(respondent)
    .values({
      organisationId,
      assessmentId: locked.entity.id,
      name: (named?.name ?? '').trim(),
      email,
      questionnaireIds,
      addedBy,
      ...asked,
    })
    .returning({ id: respondent.id });
  if (added === undefined) throw new Error('No respondent was added');
  return added.id;
}

/** Takes the action; a respondent of a draft whose links are to be ended is removed instead. */
async function take(id: string, { action }: Change, state: State, questionnaireIds: string[]): Promise<void> {
  if (action === 'REVOKE' && state === 'ADDED') {
    await db.delete(respondent).where(eq(respondent.id, id));
    return;
  }
  await db.update(respondent).set(columnsBy(action, questionnaireIds)).where(eq(respondent.id, id));
  if (action === 'REVOKE') await endLinks({ respondentIds: [id] });
}

/** Has the mail sent that is now due for an address. @throws ApiError 400 if that is one new address too many */
async function mail(
  parts: AskingParts,
  { entity }: LockedAssessment,
  { email, field }: { readonly email: string; readonly field: string },
): Promise<void> {
  await countAddresses(parts, { kind: 'serviceProviderAssessment', recordId: entity.id, field }, [email]);
  await parts.jobs.enqueue(respondentMailJob, {});
}

/** The respondents of assessments. */
export const respondentHandlers = (parts: AskingParts): HandlersOf<'AssessmentRespondents'> => ({
  async all({ path: { id } }) {
    await liveAssessment(id);
    return respondentsOf(id);
  },

  async add({ path, body }, context) {
    const locked = await lockAssessment(path.id);
    refuseLate(locked, 'email');
    const id = await addTo(locked, body, context.user.id, context.organisation.id);
    if (locked.assessment.status !== 'DRAFT') await mail(parts, locked, { email: body.email, field: 'email' });
    await logOf(context, locked, [{ field: 'respondent', old: null, new: body.email.toLowerCase() }]);
    return (await respondentWith(id)).shown;
  },

  async change({ path: { id }, body }, context) {
    const { action, version, questionnaireIds = [] } = body;
    const { assessmentId } = await respondentWith(id);
    const locked = await lockAssessment(assessmentId);
    const { shown: current } = await respondentWith(id);
    if (current.version !== version) throw versionConflict(current);
    refuseImpossible(body, locked, current);
    const isMailed = action === 'REMIND' || action === 'RESEND';
    if (isMailed) await takeTurn(current.email);
    await take(id, body, current.state, action === 'DELEGATE' ? await sectionsIn(locked, questionnaireIds) : []);
    if (isMailed) await mail(parts, locked, { email: current.email, field: 'action' });
    await logOf(context, locked, [{ field: 'respondent', old: current.email, new: events[action] }]);
    const left = (await respondentsOf(assessmentId)).find((one) => one.id === current.id);
    return left ?? current;
  },
});
