import { asc, eq, type SQL } from 'drizzle-orm';

import { itemInWords } from '#domain/words/task.ts';
import { forbidden } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { taskChecklistItem } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mayDo, recordParts } from '#server/modules/record/index.ts';

import { requireOwnTask } from './own-task.ts';

type Item = Schemas['TaskChecklistItem'];

const itemsWhere = (condition: SQL | undefined): Promise<Item[]> =>
  db
    .select({
      id: taskChecklistItem.id,
      title: taskChecklistItem.title,
      done: taskChecklistItem.done,
      version: taskChecklistItem.version,
    })
    .from(taskChecklistItem)
    .where(condition)
    .orderBy(asc(taskChecklistItem.createdAt), asc(taskChecklistItem.id));

const items = recordParts<Item>({
  of: 'task',
  table: taskChecklistItem,
  recordId: taskChecklistItem.taskId,
  field: 'checklist',
  noun: 'item',
  most: { count: 100, message: 'A checklist has at most 100 items' },
  where: itemsWhere,
  inWords: itemInWords,
});

/** The checklists of tasks. */
export const checklistHandlers: HandlersOf<'TaskChecklists'> = {
  ofRecord: ({ path: { id } }) => items.list(id),

  add: ({ path, body: { title, done = false } }, context) =>
    items.add(path.id, {}, context, async (taskId) => {
      const [added] = await db
        .insert(taskChecklistItem)
        .values({ organisationId: context.organisation.id, taskId, title, done })
        .returning({ id: taskChecklistItem.id });
      if (added === undefined) throw new Error('No item was added');
      return added.id;
    }),

  update: ({ path: { id }, body }, context) =>
    items.update(id, body, context, async (_before, taskId) => {
      const { version: _version, ...changes } = body;
      await requireOwnTask(context, taskId);
      if (changes.title !== undefined && !mayDo(context, 'task', 'EDIT')) throw forbidden('You may only tick the item');
      return changes;
    }),

  remove: ({ path: { id }, query: { version } }, context) => items.remove({ id, version }, context),

  restore: ({ path: { id }, body: { version } }, context) => items.restore({ id, version }, context),
};

/** Nothing is done yet of the next occurrence. */
export const startChecklistAgain = (taskId: string) =>
  db.update(taskChecklistItem).set({ done: false }).where(eq(taskChecklistItem.taskId, taskId));
