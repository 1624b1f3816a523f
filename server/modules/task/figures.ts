import { sql } from 'drizzle-orm';

import { task } from '#server/database/schema/index.ts';
import { todayInQuery, todayOfTransaction } from '#server/modules/organisation/index.ts';
import { counted } from '#server/modules/record/index.ts';

/** Whether a task still has to be done. */
export const isOpen = sql<boolean>`(${task.state} in ('TODO', 'IN_PROGRESS'))`;

/** Whether its day has passed, where the organisation is. */
export const isOverdue = sql<boolean>`(${isOpen} and coalesce(${task.dueOn} < ${todayInQuery}, false))`;

/** Due within a week, today included. */
export const isDueSoon = sql<boolean>`(${isOpen}
  and coalesce(${task.dueOn} between ${todayInQuery} and ${todayInQuery} + 6, false))`;

const isUnassigned = sql<boolean>`(${isOpen} and ${task.ownerId} is null)`;

/** The tasks that a number of the dashboard counts. The day is a value here: how many there are is remembered until a task changes. */
export const ofFigure = counted({
  OPEN: () => isOpen,
  OVERDUE: async () => sql`(${isOpen} and ${task.dueOn} < ${await todayOfTransaction()}::date)`,
  DUE_SOON: async () => {
    const today = sql`${await todayOfTransaction()}::date`;
    return sql`(${isOpen} and ${task.dueOn} between ${today} and ${today} + 6)`;
  },
  UNASSIGNED: () => isUnassigned,
});
