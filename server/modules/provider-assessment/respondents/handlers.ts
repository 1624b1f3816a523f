import { eq, sql } from 'drizzle-orm';

import { isAnswerable } from '#domain/provider-assessment/lifecycle.ts';
import { assessmentStatusLabels } from '#domain/words/provider-assessment.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import { assessmentRespondent as respondent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  mailDue,
  refuseImpossible,
  takeAction,
  withMemberNames,
  type AskingParts,
} from '#server/modules/secure-link/index.ts';

import { contentOf } from '../content.ts';
import { lockAssessment, logOf, type LockedAssessment } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { askedRespondents } from './asked-respondents.ts';
import { respondentsOf, respondentWith } from './read.ts';

type Change = Input<'AssessmentRespondents.change'>['body'];

const mostRespondents = 50;

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

interface Taking {
  readonly locked: LockedAssessment;
  readonly current: Schemas['AssessmentRespondent'];
  readonly change: Change;
}

/** Takes the action; a respondent of a draft whose links are to be ended is removed instead. */
async function take(
  parts: AskingParts,
  { locked, current, change: { action, questionnaireIds } }: Taking,
): Promise<void> {
  const { id, email, state } = current;
  const isThis = eq(respondent.id, id);
  if (action === 'REVOKE' && state === 'ADDED') {
    await db.delete(respondent).where(isThis);
    return;
  }
  const delegated = action === 'DELEGATE' ? await sectionsIn(locked, questionnaireIds) : undefined;
  const also = delegated && (() => db.update(respondent).set({ questionnaireIds: delegated }).where(isThis));
  const taken = { id, email, recordId: locked.entity.id, action };
  await takeAction(askedRespondents, parts, also === undefined ? taken : { ...taken, also });
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
    const mailed = { email: body.email, recordId: locked.entity.id, field: 'email' };
    if (locked.assessment.status !== 'DRAFT') await mailDue(askedRespondents, parts, mailed);
    await logOf(context, locked, [{ field: 'respondent', old: null, new: body.email.toLowerCase() }]);
    return (await respondentWith(id)).shown;
  },

  async change({ path: { id }, body }, context) {
    const { action, version } = body;
    const { assessmentId } = await respondentWith(id);
    const locked = await lockAssessment(assessmentId);
    const { shown: current } = await respondentWith(id);
    if (current.version !== version) throw versionConflict(current);
    refuseImpossible(askedRespondents, action, current.state);
    if (action !== 'REVOKE') refuseLate(locked, 'action');
    await take(parts, { locked, current, change: body });
    await logOf(context, locked, [
      { field: askedRespondents.field, old: current.email, new: askedRespondents.events[action] },
    ]);
    const left = (await respondentsOf(assessmentId)).find((one) => one.id === current.id);
    return left ?? current;
  },
});
