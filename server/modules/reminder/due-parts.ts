import { and, eq, inArray, is, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias, PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { labelOfKind } from '#domain/words/label-of-kind.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import {
  contractStatus,
  correctiveAction,
  documentEntry,
  evidenceRequest,
  type notification,
  providerContract,
  providerDocument,
  record,
  risk,
  serviceProvider,
  staffMember,
  staffTraining,
  treatmentAction,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { quoted } from '#server/modules/record/index.ts';
import { isCountedRisk } from '#server/modules/risk/index.ts';
import { trainingFallsDue } from '#server/modules/staff/index.ts';

import { dueWords } from './due-records.ts';

/** A table of parts of records that fall due, such as the actions of treatment plans. */
type PartTable = PgTable &
  Readonly<Record<'organisationId' | 'id', PgColumn>> &
  Readonly<Partial<Record<'title' | 'removedAt', PgColumn>>>;

/** A date of the parts of a kind of records. */
export interface DueParts {
  readonly of: RecordKind;
  /** Its name in the occasion of a reminder. */
  readonly name: string;
  readonly table: PartTable;
  readonly recordId: PgColumn;
  readonly dueOn: PgColumn;
  /** The person who is reminded: a column of the table, for a provider its owner, or what follows from the row. */
  readonly ownerId: PgColumn | SQL;
  /** What the part is called, if it has no title; empty for nothing. */
  readonly title?: SQL;
  /** Whether nothing has settled it. */
  readonly isOpen: SQL | undefined;
  /** After the label of the kind, in the title: `action`. */
  readonly noun: string;
  /** The sentence before the names, and between them and the day. */
  readonly sentence: readonly [subject: string, ahead: string, past: string];
}

const isInForce = sql`not exists (select from ${contractStatus}
  where ${eqWithinOrganisation(contractStatus.id, providerContract.statusId)} and ${contractStatus.isFinal})`;

const ofContracts = {
  of: 'serviceProvider',
  table: providerContract,
  recordId: providerContract.providerId,
  ownerId: serviceProvider.ownerId,
  isOpen: isInForce,
} as const;

const manager = alias(staffMember, 'manager');

/** The account of a staff member, or that of their manager for those who have none. */
const accountToRemind = sql`(select coalesce(${staffMember.accountId}, ${manager.accountId}) from ${staffMember}
  left join ${staffMember} as manager on ${eqWithinOrganisation(manager.id, staffMember.managerId)}
  where ${eqWithinOrganisation(staffMember.id, staffTraining.staffMemberId)})`;

/** Every date of a part of a record. */
export const dueParts: readonly DueParts[] = [
  {
    of: 'risk',
    name: 'treatmentAction',
    table: treatmentAction,
    recordId: treatmentAction.riskId,
    dueOn: treatmentAction.dueOn,
    ownerId: treatmentAction.ownerId,
    isOpen: and(
      notInArray(treatmentAction.status, ['COMPLETED', 'CANCELLED']),
      sql`exists (select from ${risk} where ${risk.id} = ${treatmentAction.riskId} and ${isCountedRisk})`,
    ),
    noun: 'action',
    sentence: ['The action', 'is due on', 'was due on'],
  },
  {
    of: 'finding',
    name: 'correctiveAction',
    table: correctiveAction,
    recordId: correctiveAction.findingId,
    dueOn: correctiveAction.dueOn,
    ownerId: correctiveAction.ownerId,
    isOpen: isNull(correctiveAction.doneOn),
    noun: 'action',
    sentence: ['The action', 'is due on', 'was due on'],
  },
  {
    of: 'evidence',
    name: 'evidenceRequest',
    table: evidenceRequest,
    recordId: evidenceRequest.evidenceId,
    dueOn: evidenceRequest.dueOn,
    ownerId: evidenceRequest.personId,
    title: sql`left(${evidenceRequest.note}, 200)`,
    isOpen: eq(evidenceRequest.status, 'OPEN'),
    noun: 'request',
    sentence: ['The request', 'is due on', 'was due on'],
  },
  {
    ...ofContracts,
    name: 'contractNotice',
    dueOn: providerContract.noticeOn,
    noun: 'notice',
    sentence: ['Notice for the contract', 'is due on', 'was due on'],
  },
  {
    ...ofContracts,
    name: 'contractEnd',
    dueOn: providerContract.endsOn,
    noun: 'contract',
    sentence: ['The contract', 'ends on', 'ended on'],
  },
  {
    of: 'serviceProvider',
    name: 'providerDocument',
    table: providerDocument,
    recordId: providerDocument.providerId,
    dueOn: providerDocument.expiresOn,
    ownerId: serviceProvider.ownerId,
    isOpen: notInArray(providerDocument.status, ['REPLACED', 'REJECTED']),
    noun: 'document',
    sentence: ['The document', 'expires on', 'expired on'],
  },
  {
    of: 'staffMember',
    name: 'staffTraining',
    table: staffTraining,
    recordId: staffTraining.staffMemberId,
    dueOn: staffTraining.expiresOn,
    ownerId: accountToRemind,
    isOpen: trainingFallsDue,
    noun: 'training',
    sentence: ['The training', 'expires on', 'expired on'],
  },
  {
    of: 'documentRepository',
    name: 'document',
    table: documentEntry,
    recordId: documentEntry.repositoryId,
    dueOn: documentEntry.reviewOn,
    ownerId: documentEntry.ownerId,
    isOpen: undefined,
    noun: 'file',
    sentence: ['The review of the file', 'is due on', 'was due on'],
  },
];

/** A part of which someone is to be reminded. */
export interface DuePart {
  readonly id: string;
  readonly title: string;
  readonly ownerId: string;
  readonly dueOn: string;
  readonly record: { readonly id: string; readonly ref: string; readonly title: string };
}

interface Which {
  readonly owners: readonly string[];
  readonly dates: readonly string[];
  /** Only parts that come after this one. */
  readonly after?: DuePart | undefined;
  readonly limit: number;
}

/** Open parts of live records that are due on one of the dates, by date and id. */
export function duePartsOf(parts: DueParts, { owners, dates, after, limit }: Which): Promise<DuePart[]> {
  const { table, recordId, dueOn, ownerId, isOpen } = parts;
  const rows = db
    .select({
      id: sql<string>`${table.id}`,
      title: sql<string>`${parts.title ?? table.title}`,
      ownerId: sql<string>`${ownerId}`,
      dueOn: sql<string>`${dueOn}`,
      record: { id: record.id, ref: record.ref, title: record.title },
    })
    .from(table)
    .innerJoin(record, eqWithinOrganisation(record.id, recordId))
    .$dynamic();
  if (is(ownerId, PgColumn) && ownerId.table === serviceProvider) {
    const isProvider = eqWithinOrganisation(serviceProvider.id, record.id);
    void rows.innerJoin(serviceProvider, isProvider);
  }
  return rows
    .where(
      and(
        inArray(dueOn, [...dates]),
        inArray(sql`${ownerId}`, [...owners]),
        isOpen,
        table.removedAt && isNull(table.removedAt),
        isNull(record.deletedAt),
        after && sql`(${dueOn}, ${table.id}) > (${after.dueOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(dueOn, table.id)
    .limit(limit)
    .execute();
}

/** The notification of a part's due date: given once for each date and step. */
export function partReminderRow(
  organisationId: string,
  { of, name, noun, sentence }: DueParts,
  { id, title, ownerId, dueOn, record: { id: entityId, ref, title: ofTitle } }: DuePart,
  step: number,
): typeof notification.$inferInsert {
  const { kind, state, day } = dueWords(dueOn, step);
  const [subject, ahead, past] = sentence;
  const falls = kind === 'dueSoon' ? ahead : past;
  return {
    organisationId,
    recipientId: ownerId,
    kind,
    title: `${labelOfKind(of)} ${noun} ${state}`,
    description: `${subject}${title === '' ? '' : ` ${quoted(title)}`} of ${quoted(`${ref} ${ofTitle}`)} ${falls} ${day}.`,
    entityType: of,
    entityId,
    occasion: `${name} ${id} ${dueOn} ${step}`,
  };
}
