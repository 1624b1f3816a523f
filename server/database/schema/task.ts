import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import { projectStatusValues, taskOutcomeValues, taskStateValues } from '#openapi/generated/values.ts';

import { organisation, personOf } from './accounts.ts';
import { assignmentTable, belongsTo } from './assignment-table.ts';
import {
  belongingTo,
  codeText,
  createdAt,
  instant,
  literals,
  organisationId,
  version,
  withinOrganisation,
} from './columns.ts';
import { incidentType, taskSeverity, taskStatus } from './lookups.ts';
import { recordTable } from './record-table.ts';
import { record } from './record.ts';
import { assessmentTier } from './service-provider.ts';

type Schemas = components['schemas'];

/** What a project adds to its `record`. Its progress and health follow from its tasks. */
export const project = recordTable(
  'project',
  {
    description: text('description').notNull().default(''),
    ownerId: uuid('owner_id'),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    status: text('status', { enum: projectStatusValues }).notNull().default('PLANNED'),
    statusReason: text('status_reason').notNull().default(''),
  },
  { people: ['ownerId'], ranked: ['status'], sorted: ['startsOn', 'endsOn'] },
);

/** What a task adds to its `record`. */
export const task = recordTable(
  'task',
  {
    description: text('description').notNull().default(''),
    projectId: uuid('project_id'),
    statusId: uuid('status_id').notNull(),
    /** The category of its status: lists and numbers need no other table. */
    state: text('state', { enum: taskStateValues }).notNull(),
    /** Its place in the column of its status (fractional-indexing). */
    position: codeText('position').notNull(),
    severityId: uuid('severity_id'),
    ownerId: uuid('owner_id'),
    startsOn: date('starts_on', { mode: 'string' }),
    dueOn: date('due_on', { mode: 'string' }),
    estimate: integer('estimate'),
    evidenceRequired: boolean('evidence_required').notNull().default(false),
    completedAt: instant('completed_at'),
    completedById: uuid('completed_by_id'),
    cancelReason: text('cancel_reason').notNull().default(''),
    recurrence: jsonb('recurrence').$type<Schemas['TaskRecurrence']>(),
    /** Which occurrence is open, from 1. */
    occurrence: integer('occurrence').notNull().default(1),
    /** At which occurrence its rule began: how often that is to apply counts from there. */
    recurrenceFrom: integer('recurrence_from').notNull().default(1),
  },
  {
    people: ['ownerId', 'completedById'],
    references: { statusId: taskStatus, severityId: taskSeverity },
    ranked: ['state'],
    sorted: ['startsOn', 'dueOn'],
  },
  (table) => [
    unique('task_place').on(table.organisationId, table.statusId, table.position),
    // Of the column alone, on delete set null: the tasks of a project stay when that one is purged.
    withinOrganisation('task_project', [table.organisationId, table.projectId], project).onDelete('set null'),
    index('task_project_use').on(table.organisationId, table.projectId, table.id),
    check('task_estimate', sql`${table.estimate} > 0`),
  ],
);

/** The tasks that must be done before a task. */
export const taskDependency = assignmentTable(
  'task_dependency',
  { taskId: uuid('task_id').notNull(), predecessorId: uuid('predecessor_id').notNull() },
  { taskId: belongsTo(task), predecessorId: belongsTo(task, 'task_dependency_before') },
  {
    covering: true,
    use: 'task_dependents',
    extras: (table) => [check('task_dependency_other', sql`${table.taskId} <> ${table.predecessorId}`)],
  },
);

/** An item of the checklist of a task. A removed one can be restored until its task is permanently deleted. */
export const taskChecklistItem = pgTable(
  'task_checklist_item',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    taskId: uuid('task_id').notNull(),
    title: text('title').notNull(),
    done: boolean('done').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('task_checklist_item_task', [table.organisationId, table.taskId], task),
    index('task_checklist_place').on(table.organisationId, table.taskId, table.createdAt),
  ],
);

/** What became of the occurrences of a recurring task. Rows are never changed, but for that one was reopened. */
export const taskOccurrence = pgTable(
  'task_occurrence',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    taskId: uuid('task_id').notNull(),
    number: integer('number').notNull(),
    /** The period is from this day to `dueOn`. */
    coversFrom: date('covers_from', { mode: 'string' }),
    dueOn: date('due_on', { mode: 'string' }),
    outcome: text('outcome', { enum: taskOutcomeValues }).notNull(),
    /** Null for one that nobody did. */
    endedById: uuid('ended_by_id'),
    endedAt: instant('ended_at').notNull().defaultNow(),
    reason: text('reason').notNull().default(''),
    /** What the files of the occurrence have become. */
    evidenceId: uuid('evidence_id'),
    reopenedById: uuid('reopened_by_id'),
    reopenedAt: instant('reopened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('task_occurrence_task', [table.organisationId, table.taskId], task),
    personOf('task_occurrence_person', [table.organisationId, table.endedById]),
    personOf('task_occurrence_reopened_by', [table.organisationId, table.reopenedById]),
    // Of the column alone, as its migration says: what became of a period outlives its evidence.
    withinOrganisation('task_occurrence_evidence', [table.organisationId, table.evidenceId], record).onDelete(
      'set null',
    ),
    uniqueIndex('task_occurrence_number')
      .on(table.organisationId, table.taskId, table.number)
      .where(sql`reopened_at is null`),
    index('task_occurrence_of').on(table.organisationId, table.taskId, table.number),
    index('task_occurrence_evidence_use').on(table.organisationId, table.evidenceId),
    check('task_occurrence_reopened', sql`(${table.reopenedAt} is null) = (${table.reopenedById} is null)`),
    check('task_occurrence_outcome', sql`${table.outcome} in (${literals(taskOutcomeValues)})`),
  ],
);

/** Lists of tasks that are started at records. The tasks that they have created know nothing of them. */
export const playbook = pgTable(
  'playbook',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Offered first for incidents of this type, and for service providers of this tier. */
    incidentTypeId: uuid('incident_type_id'),
    tierId: uuid('tier_id'),
    items: jsonb('items').$type<readonly Schemas['PlaybookItem'][]>().notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    withinOrganisation('playbook_incident_type', [table.organisationId, table.incidentTypeId], incidentType),
    withinOrganisation('playbook_tier', [table.organisationId, table.tierId], assessmentTier),
    index('playbook_incident_type_use').on(table.organisationId, table.incidentTypeId),
    index('playbook_tier_use').on(table.organisationId, table.tierId),
  ],
);
