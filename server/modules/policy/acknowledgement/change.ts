import { eq, sql } from 'drizzle-orm';

import { acknowledgementState } from '#domain/policy/acknowledgement-state.ts';
import { requestActions } from '#domain/secure-link/asked-people.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import { acknowledgementRequest as request } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity } from '#server/modules/record/index.ts';
import {
  countAddresses,
  endLinks,
  endOfDay,
  moveLinks,
  takeTurn,
  type AskingParts,
  type LinkEnd,
} from '#server/modules/secure-link/index.ts';

import { acknowledgementMailJob } from './mail-job.ts';
import { lockRequest, requestWith } from './read.ts';

type Change = Input<'PolicyAcknowledgements.change'>['body'];

const events: Readonly<Record<Change['action'], string>> = {
  REMIND: 'Reminded',
  RESEND: 'Sent again with a new link',
  REVOKE: 'Revoked',
  EXTEND: 'Extended',
};

/** @throws ApiError 400 for an action that the request's state does not allow */
function refuseImpossible(action: Change['action'], current: Schemas['AcknowledgementRequest']): void {
  if (!requestActions[action].includes(acknowledgementState(current, Date.now())))
    throw invalid([{ field: 'action', message: `This is not possible once it is ${current.state.toLowerCase()}` }]);
}

/** The columns that an action sets. */
const columnsBy = (action: Change['action'], end: LinkEnd | undefined) => ({
  // Who still waits for the first mail gets that.
  ...(action === 'REMIND' && { mailDue: sql`coalesce(${request.mailDue}, 'REMINDER')` }),
  ...(action === 'RESEND' && { mailDue: 'RESEND' as const }),
  ...(action === 'REVOKE' && { mailDue: null, revokedAt: sql`now()` }),
  ...end,
});

/** What is done about single requests. */
export const changeHandler =
  (parts: AskingParts): HandlersOf<'PolicyAcknowledgements'>['change'] =>
  async ({ path: { id }, body: { action, version, expiresOn } }, context) => {
    const { row, entity } = await lockRequest(id);
    const current = await requestWith(id);
    if (row.version !== version) throw versionConflict(current);
    refuseImpossible(action, current);
    const needsDay = action === 'EXTEND' || (action === 'RESEND' && current.state === 'EXPIRED');
    if (needsDay && expiresOn === undefined)
      throw invalid([{ field: 'expiresOn', message: 'Choose the last day on which the link works' }]);
    const end = expiresOn === undefined ? undefined : await endOfDay(expiresOn);
    const isMailed = action === 'REMIND' || action === 'RESEND';
    if (isMailed) await takeTurn(row.email);
    await db
      .update(request)
      .set({ ...columnsBy(action, end), version: version + 1 })
      .where(eq(request.id, id));
    if (end !== undefined) await moveLinks({ requestIds: [id] }, end);
    if (action === 'REVOKE') await endLinks({ requestIds: [id] });
    if (isMailed) {
      await countAddresses(parts, { kind: 'policy', recordId: entity.id, field: 'action' }, [row.email]);
      await parts.jobs.enqueue(acknowledgementMailJob, {});
    }
    await logActivity(context, {
      action: 'UPDATE',
      ...loggedEntity('policy', entity),
      changes: [{ field: 'acknowledgementRequest', old: row.email, new: events[action] }],
    });
    return requestWith(id);
  };
