import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { registers, type LookupKind, type RecordKind } from '#openapi/generated/records.ts';

import * as schema from './schema/index.ts';

type Columns<Name extends string> = Readonly<Record<Name, PgColumn>>;

/** A register's own table; its rows share their records' primary key. */
export type RegisterTable = PgTable & Columns<'organisationId' | 'id'>;

export type LookupTable = PgTable &
  Columns<
    'organisationId' | 'id' | 'name' | 'description' | 'position' | 'active' | 'version' | 'createdAt' | 'updatedAt'
  >;

/** A row for each person who is responsible for a record together with its owner. */
export type CoOwnerTable = PgTable & Columns<'organisationId' | 'recordId' | 'personId'>;

/** The schema exports each table under its kind; a missing one is a compile error. */
export const registerTables: Readonly<Record<RecordKind, RegisterTable>> = schema;

export const recordKinds: readonly RecordKind[] = Object.values(registers).map(({ kind }) => kind);

const ofRecords: ReadonlySet<PgTable> = new Set(recordKinds.map((kind) => registerTables[kind]));

/** Whether the rows of a table are records, which can be removed and restored. */
export const isRegisterTable = (table: PgTable): boolean => ofRecords.has(table);
export const coOwnerTables: Readonly<Partial<Record<RecordKind, CoOwnerTable>>> = {
  assessmentTemplate: schema.assessmentTemplateCoOwner,
  incident: schema.incidentCoOwner,
  serviceProvider: schema.serviceProviderCoOwner,
};
export const lookupTables: Readonly<Record<LookupKind, LookupTable>> = schema;
