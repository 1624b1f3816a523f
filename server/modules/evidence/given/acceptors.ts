import { inArray } from 'drizzle-orm';

import { leadingRoles } from '#domain/leading-role.ts';
import { membership } from '#server/database/schema/index.ts';
import { editorsAmong, editorsWhere } from '#server/modules/record/index.ts';

/** Whether someone who asked for evidence may accept what is given: those who only assess may not. */
export const mayAccept = async (askerId: string): Promise<boolean> =>
  (await editorsAmong('evidence', [askerId])).length > 0;

/** The managers who accept it where who asked may not. */
export const acceptingManagers = async (): Promise<string[]> =>
  (await editorsWhere('evidence', inArray(membership.role, [...leadingRoles]))).map(({ id }) => id);

/** What who asked is told to do with what was given. */
export const askerWords = (accepts: boolean): string =>
  accepts ? 'Accept or return it.' : 'You can return it; a manager accepts it.';

/** The same for the managers. */
export const managerWords = 'Accept or return it: who asked for it may not accept it.';
