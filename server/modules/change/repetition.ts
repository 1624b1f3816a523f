import { eq } from 'drizzle-orm';

import { changeRequestInput } from '#openapi/generated/inputs.ts';
import { conflict } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { changeManagementProcess as change } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { member } from '#server/modules/record/index.ts';

import { isRepeatable } from './course.ts';
import { lockChange } from './locked.ts';
import { liveChange } from './register.ts';

type Create = HandlersOf<'ChangeRequests'>['create'];

/** Adds a standard change with the plans of one that may be repeated; who has left is left out. */
export const repeatWith =
  (create: Create): HandlersOf<'ChangeCourses'>['repeat'] =>
  async ({ path: { id } }, context) => {
    const { before } = await lockChange(id);
    if (!isRepeatable(before))
      throw conflict([
        { field: 'id', message: 'Only a successful, closed change that was authorised to be repeated can be repeated' },
      ]);
    const input = changeRequestInput.of(before);
    const present = await member.find(input.implementerIds);
    const body = {
      ...input,
      type: 'STANDARD' as const,
      ownerId: context.user.id,
      assessorId: null,
      implementerIds: present.map((one) => one.id),
      voterIds: [],
      quorumNumber: null,
      plannedStart: null,
      plannedEnd: null,
      repeatable: false,
    };
    const { id: newId } = await create({ body, path: {}, query: {} }, context);
    await db.update(change).set({ templateId: id }).where(eq(change.id, newId));
    return liveChange(newId);
  };
