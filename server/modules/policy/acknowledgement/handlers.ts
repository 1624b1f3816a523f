import { and, eq, gt, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';

import { acknowledgementTexts } from '#domain/words/policy.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { acknowledgement, acknowledgementRequest as request } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  exportFile,
  formatsOfRows,
  lockLive,
  loggedEntity,
  logActivity,
  rowSchemaOf,
} from '#server/modules/record/index.ts';
import { endOfDay, remindThose, type AskingParts } from '#server/modules/secure-link/index.ts';

import { findPolicy } from '../versions/read.ts';
import { ask, versionInForce, type AskedVersion } from './ask.ts';
import { changeHandler } from './change.ts';
import { acknowledgementMailJob } from './mail-job.ts';
import { exportedRequests, requestPage, requestStates } from './read.ts';
import { receiptOf } from './receipt.ts';
import { membersWith } from './recipients.ts';

/** @throws ApiError 400 before the first approval */
async function askedVersion(policyId: string): Promise<AskedVersion> {
  const found = await versionInForce(policyId);
  if (found === undefined)
    throw invalid([{ field: 'id', message: 'Only an approved policy can be acknowledged: have it approved first' }]);
  return found;
}

const isAnswered = db
  .select({ id: acknowledgement.requestId })
  .from(acknowledgement)
  .where(eq(acknowledgement.organisationId, request.organisationId));

const formats = () => formatsOfRows(acknowledgementTexts, rowSchemaOf('PolicyAcknowledgements.exportFile'));

const readingHandlers: Pick<HandlersOf<'PolicyAcknowledgements'>, 'list' | 'states' | 'exportFile'> = {
  async list({ path: { id }, query }) {
    await findPolicy(id);
    return requestPage(id, query);
  },

  async states({ path: { id } }) {
    await findPolicy(id);
    return requestStates(id);
  },

  async exportFile({ path: { id }, query: { format, ...query } }, context) {
    const { ref } = await context.inTransaction(() => findPolicy(id));
    const rows = exportedRequests(id, query);
    return exportFile({ name: `${ref} acknowledgements`, format: formats()[format], ...rows }, context);
  },
};

/** The requests to acknowledge policies, on the side of the organisation. */
export const acknowledgementHandlers = (parts: AskingParts): HandlersOf<'PolicyAcknowledgements'> => ({
  ...readingHandlers,

  async request({ path: { id }, body }, context) {
    const { memberIds = [], recipients = [], expiresOn, reminderDays = 7 } = body;
    const entity = await lockLive('policy', id);
    const version = await askedVersion(id);
    const all = [...(await membersWith(memberIds)), ...recipients];
    if (all.length === 0) throw invalid([{ field: 'recipients', message: 'Choose at least one person' }]);
    const end = await endOfDay(expiresOn);
    const requested = await ask(parts, { ...version, ...end, recipients: all, reminderDays });
    const changes = [{ field: 'acknowledgementRequest', old: null, new: `${requested} asked` }];
    if (requested > 0) await logActivity(context, { action: 'UPDATE', ...loggedEntity('policy', entity), changes });
    const distinct = new Set(all.map(({ email }) => email.toLowerCase())).size;
    return { requested, alreadyRequested: distinct - requested };
  },

  async remindAll({ path: { id } }, context) {
    const entity = await lockLive('policy', id);
    const { versionId } = await askedVersion(id);
    const isOpen = and(
      eq(request.versionId, versionId),
      isNull(request.revokedAt),
      isNull(request.supersededAt),
      gt(request.expiresAt, sql`now()`),
      notInArray(request.id, isAnswered),
    );
    const waiting = await db.$count(request, and(isOpen, isNotNull(request.mailDue)));
    const { reminded, left } = await remindThose(request, and(isOpen, isNull(request.mailDue)));
    if (reminded > 0) {
      await parts.jobs.enqueue(acknowledgementMailJob, {});
      const changes = [{ field: 'acknowledgementRequest', old: null, new: `${reminded} reminded` }];
      await logActivity(context, { action: 'UPDATE', ...loggedEntity('policy', entity), changes });
    }
    return { reminded, waiting, remindedLately: left };
  },

  change: changeHandler(parts),

  async receipt({ path: { id } }) {
    const receipt = await receiptOf(id);
    if (receipt === undefined) throw notFound();
    return receipt;
  },
});
