import { and, eq } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import { record } from '#server/database/schema/index.ts';

import type { WhichRecords } from '../register/record-reader.ts';
import type { RecordEntity, Register, RecordInput } from '../register/register.ts';

/** Read access to the records of a register. */
export function readersOf<Entity extends RecordEntity, Input extends RecordInput, Query>({
  list: { kind },
  read,
}: Register<Entity, Input, Query>) {
  const one = async (which: WhichRecords): Promise<Entity> => {
    const [found] = await read(which);
    if (found === undefined) throw notFound();
    return found;
  };
  return {
    /** @throws ApiError 404 if it is not in the register */
    live: (id: string) => one({ liveId: id }),

    /** As stored, removed or not. @throws ApiError 404 */
    stored: (id: string) => one(and(eq(record.id, id), eq(record.kind, kind))),

    inOrder: async (ids: readonly string[]): Promise<Entity[]> => {
      if (ids.length === 0) return [];
      const byId = new Map((await read(ids)).map((entity) => [entity.id, entity]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}
