import { eq } from 'drizzle-orm';

import { acknowledgementState } from '#domain/policy/acknowledgement-state.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { acknowledgementRequest as request } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity } from '#server/modules/record/index.ts';
import { endOfDay, refuseImpossible, takeAction, type AskingParts } from '#server/modules/secure-link/index.ts';

import { askedReaders } from './asked-readers.ts';
import { lockRequest, requestWith } from './read.ts';

/** What is done about single requests. */
export const changeHandler =
  (parts: AskingParts): HandlersOf<'PolicyAcknowledgements'>['change'] =>
  async ({ path: { id }, body: { action, version, expiresOn } }, context) => {
    const { row, entity } = await lockRequest(id);
    const current = await requestWith(id);
    if (row.version !== version) throw versionConflict(current);
    refuseImpossible(askedReaders, action, acknowledgementState(current, Date.now()));
    const needsDay = action === 'EXTEND' || (action === 'RESEND' && current.state === 'EXPIRED');
    if (needsDay && expiresOn === undefined)
      throw invalid([{ field: 'expiresOn', message: 'Choose the last day on which the link works' }]);
    const end = expiresOn === undefined ? undefined : await endOfDay(expiresOn);
    const also = end && (() => db.update(request).set(end).where(eq(request.id, id)));
    await takeAction(askedReaders, parts, {
      id,
      email: row.email,
      recordId: entity.id,
      action,
      end,
      ...(also && { also }),
    });
    await logActivity(context, {
      action: 'UPDATE',
      ...loggedEntity('policy', entity),
      changes: [{ field: askedReaders.field, old: row.email, new: askedReaders.events[action] }],
    });
    return requestWith(id);
  };
