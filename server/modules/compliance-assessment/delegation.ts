import { and, eq, sql } from 'drizzle-orm';

import { isLeadingRole } from '#domain/leading-role.ts';
import { writtenDay } from '#domain/words/field-text.ts';
import { conflict, forbidden, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentItem } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { editorsAmong, quoted, tell } from '#server/modules/record/index.ts';

import { itemOf, type ReadItem } from './items.ts';
import { logFields } from './log.ts';
import { assessorIdsOf, found, isAssessor, lockAssessment, refuseUnlessInProgress } from './rights.ts';

type Assessment = Schemas['ComplianceAssessment'];
type Handlers = Pick<HandlersOf<'ComplianceAssessmentCourse'>, 'delegate' | 'delegationAnswered'>;

const named = ({ ref, title }: Pick<ReadItem, 'ref' | 'title'>) => `${ref} ${title}`.trim();

const isItem = (assessmentId: string, positionId: string) =>
  and(eq(assessmentItem.assessmentId, assessmentId), eq(assessmentItem.positionId, positionId));

/** @throws ApiError 403 */
function refuseOthers(context: OrganisationContext, assessment: Assessment): void {
  if (!isAssessor(assessment, context) && !isLeadingRole(context.organisation.role))
    throw forbidden('Its assessors, a manager or an administrator ask others to answer');
}

/** @throws ApiError 400 if the person cannot answer */
async function refuseUnable(personId: string): Promise<void> {
  if ((await editorsAmong('ownControl', [personId])).length === 0)
    throw invalid([{ field: 'personId', message: 'Choose a member who may answer own controls' }]);
}

/** What is stored of a request to answer an item. */
const columnsOf = (context: OrganisationContext, { personId, dueOn = null, note = '' }: Schemas['DelegationInput']) =>
  personId === null
    ? { delegateId: null, delegateDue: null, delegateNote: '', delegatedBy: null, delegatedAt: null, answeredAt: null }
    : {
        delegateId: personId,
        delegateDue: dueOn,
        delegateNote: note,
        delegatedBy: context.user.id,
        delegatedAt: sql`now()`,
        answeredAt: null,
      };

const askedText = (dueOn: string | null | undefined) => (dueOn ? ` by ${writtenDay(dueOn)}` : '');

/** Members who are asked to answer items of an assessment. */
export const delegationHandlers: Handlers = {
  async delegate({ path: { id, positionId }, body }, context) {
    const { locked, before: assessment } = await lockAssessment(id);
    const before = found(await itemOf(assessment, positionId));
    refuseOthers(context, assessment);
    refuseUnlessInProgress(assessment);
    if (body.personId !== null) await refuseUnable(body.personId);
    await db
      .update(assessmentItem)
      .set({ ...columnsOf(context, body), version: sql`${assessmentItem.version} + 1` })
      .where(isItem(id, positionId));
    const { item, ...after } = found(await itemOf(assessment, positionId));
    await logFields(context, id, [
      {
        positionId,
        field: 'Asked to answer',
        old: before.item.delegation?.person.name ?? null,
        new: item.delegation?.person.name ?? null,
      },
    ]);
    await tell([
      {
        kind: 'reviewRequested',
        entityType: 'complianceAssessment',
        entity: locked,
        recipients: [body.personId],
        title: 'Control to answer',
        describe: (what) =>
          `${quoted(context.user.name)} asks you to answer ${quoted(named(after))} in ${what}${askedText(body.dueOn)}.`,
      },
    ]);
    return item;
  },

  async delegationAnswered({ path: { id, positionId } }, context) {
    const { locked, before: assessment } = await lockAssessment(id);
    const { item: before, ...about } = found(await itemOf(assessment, positionId));
    if (before.delegation?.person.id !== context.user.id) throw forbidden('The member who was asked says so');
    refuseUnlessInProgress(assessment);
    if (before.delegation.answeredAt !== null)
      throw conflict([{ field: 'positionId', message: 'It is answered already' }]);
    await db
      .update(assessmentItem)
      .set({ answeredAt: sql`now()` })
      .where(isItem(id, positionId));
    await logFields(context, id, [{ positionId, field: 'Answered', old: null, new: context.user.name }]);
    await tell([
      {
        kind: 'reviewRequested',
        entityType: 'complianceAssessment',
        entity: locked,
        recipients: assessorIdsOf(assessment),
        title: 'Control answered',
        describe: (what) => `${quoted(context.user.name)} has answered ${quoted(named(about))} in ${what}.`,
      },
    ]);
    return found(await itemOf(assessment, positionId)).item;
  },
};
