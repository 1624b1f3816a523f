import { and, eq, isNull } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { activity, attachment, comment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { countShownLinks } from '#server/modules/record-link/index.ts';
import { findViewable } from '#server/modules/record/index.ts';
import { countRecordTasks } from '#server/modules/task/index.ts';

/** What a record has beside its fields, as far as the caller may view it. */
export const recordSummaryHandlers: HandlersOf<'RecordSummaries'> = {
  async get({ path: { id } }, context) {
    await findViewable(context, id);
    const [tasks, links, attachments, comments, events] = await Promise.all([
      countRecordTasks(context, id),
      countShownLinks(context, id),
      db.$count(attachment, and(eq(attachment.recordId, id), isNull(attachment.removedAt))),
      db.$count(comment, and(eq(comment.recordId, id), isNull(comment.removedAt))),
      db.$count(activity, eq(activity.entityId, id)),
    ]);
    return { tasks, links, attachments, comments, events };
  },
};
