import { randomUUID } from 'node:crypto';

import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { lookups, registers, type LookupKind, type RecordKind } from '#openapi/generated/records.ts';
import type { OperationId } from '#server/contract/types.ts';
import { foreignKeysOf } from '#server/database/foreign-keys.ts';
import { lookupTables, registerTables } from '#server/database/kind-tables.ts';
import { organisationPerson, riskRating } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';

import { adoptStandard } from './adopted-standard.ts';
import { operationOf, operations, resolved, type DeclaredRecord, type Schema } from './contract.ts';
import { fitted } from './fitted.ts';
import type { Place } from './place.ts';

type InterfaceWith<Method extends string> = OperationId extends infer Id
  ? Id extends `${infer Name}.${Method}`
    ? Name
    : never
  : never;

/** `Risks`, `InformationAssets` … */
export type RegisterName = InterfaceWith<'position'>;
/** `RiskCategories`, `AssetTypes` … */
export type LookupName = Exclude<InterfaceWith<'create'>, RegisterName>;
export type CollectionName = RegisterName | LookupName;

const hasPosition = (name: string) => operations.some(({ id }) => id === `${name}.position`);
const hasCreate = (name: string) => operations.some(({ id }) => id === `${name}.create`);
export const isRegister = (name: string): name is RegisterName => hasPosition(name);
export const isLookup = (name: string): name is LookupName => hasCreate(name) && !hasPosition(name);

export const registerNames = [...new Set(operations.map(({ id }) => id.split('.')[0] ?? ''))].filter(isRegister);
export const lookupNames = [...new Set(operations.map(({ id }) => id.split('.')[0] ?? ''))].filter(isLookup);

/** The kind of a look-up's entries, and the register that it belongs to. */
export function lookupFactsOf(name: LookupName): { readonly kind: LookupKind; readonly register: RegisterName } {
  const found = Object.values(lookups).find(({ kind }) => kind === recordOf(name)?.kind);
  const register = registerNames.find((one) => recordOf(one)?.kind === found?.of);
  if (found === undefined || register === undefined) throw new Error(`${name} is not a look-up`);
  return { kind: found.kind, register };
}

const recordOf = (name: CollectionName): DeclaredRecord | undefined => operationOf(`${name}.list`).record;

/** The kind of a register's records. */
export function kindOf(name: RegisterName): RecordKind {
  const found = Object.values(registers).find(({ kind }) => kind === recordOf(name)?.kind);
  if (found === undefined) throw new Error(`${name} is not a register`);
  return found.kind;
}

/** The look-ups of a register. */
export const lookupsOf = (register: RegisterName): LookupName[] =>
  lookupNames.filter((name) => recordOf(name)?.of === recordOf(register)?.kind);

/** The targets of ids that are not columns of the register's own table. `ownerId` and `reporterId` are always members. */
const otherReferences: Readonly<Partial<Record<CollectionName, Readonly<Record<string, CollectionName>>>>> = {
  Risks: {
    categoryIds: 'RiskCategories',
    categoryId: 'RiskCategories',
    threatIds: 'Threats',
    threatId: 'Threats',
    vulnerabilityIds: 'Vulnerabilities',
    vulnerabilityId: 'Vulnerabilities',
    assetIds: 'InformationAssets',
    likelihoodId: 'RiskLikelihoods',
    impactId: 'RiskImpacts',
    ratingId: 'RiskRatings',
    inherentRatingId: 'RiskRatings',
    residualRatingId: 'RiskRatings',
  },
  EvidenceRegister: { ownControlIds: 'OwnControls', ownControlId: 'OwnControls' },
  Findings: { evidenceIds: 'EvidenceRegister' },
  Policies: { riskIds: 'Risks', ownControlIds: 'OwnControls' },
  Exemptions: { ownControlIds: 'OwnControls' },
  Staff: {
    roleIds: 'StaffRoles',
    roleId: 'StaffRoles',
    competenceGapId: 'Competences',
    competenceMetId: 'Competences',
  },
  Tasks: { predecessorIds: 'Tasks' },
  AssessmentTemplates: { serviceTypeIds: 'ServiceTypes', serviceTypeId: 'ServiceTypes' },
  ChangeRequests: {
    assetIds: 'InformationAssets',
    policyIds: 'Policies',
    riskIds: 'Risks',
    ownControlIds: 'OwnControls',
  },
  Incidents: { assetIds: 'InformationAssets', riskIds: 'Risks', ownControlIds: 'OwnControls' },
  InformationAssets: { parentIds: 'InformationAssets', parentId: 'InformationAssets' },
  ServiceProviders: {
    parentIds: 'ServiceProviders',
    parentId: 'ServiceProviders',
    subProcessorIds: 'ServiceProviders',
    subProcessorId: 'ServiceProviders',
  },
};

const tables = { ...registerTables, ...lookupTables };

const tableOf = (name: CollectionName): unknown => Reflect.get(tables, recordOf(name)?.kind ?? '');

/** What the id in a collection's field or filter identifies, by the foreign key of the column with that name. */
export function targetOf(name: CollectionName, field: string): CollectionName | undefined {
  const table = tableOf(name);
  const key = is(table, PgTable) ? foreignKeysOf(table).find((one) => one.field === field) : undefined;
  const target = [...registerNames, ...lookupNames].find(
    (one) => key !== undefined && tableOf(one) === key.foreignTable,
  );
  return target ?? otherReferences[name]?.[field];
}

/**
 * Whether a field or filter names records of the same register. Samples have none: these would be in the lists that are
 * tested, so that such fields have tests of their own.
 */
export const isOfOwnKind = (name: CollectionName, field: string): boolean => targetOf(name, field) === name;

/** Whether the id in a collection's field or filter is of a person of the organisation. */
function isPerson(name: CollectionName, field: string): boolean {
  if (
    ['coOwnerIds', 'reviewerIds', 'assessorIds', 'implementerIds', 'voterIds', 'auditorIds', 'participantIds'].includes(
      field,
    )
  )
    return true;
  const table = tableOf(name);
  return (
    is(table, PgTable) &&
    foreignKeysOf(table).some((key) => key.field === field && key.foreignTable === organisationPerson)
  );
}

export type Body = Readonly<Record<string, unknown>>;

export interface Stored {
  readonly id: string;
  readonly version: number;
}

export const unique = () => randomUUID().slice(0, 8);

export const bodyOf = (name: CollectionName): Schema => operationOf(`${name}.create`).body ?? {};
/** What a change of several records sets that is not a field of theirs: labels, and parts of fields. */
const ofSeveralOnly: ReadonlySet<string> = new Set([
  'addedLabelIds',
  'removedLabelIds',
  'inherentLikelihoodId',
  'inherentImpactId',
  'currentLikelihoodId',
  'currentImpactId',
  'residualLikelihoodId',
  'residualImpactId',
  'planDueOn',
]);

/** The fields that can be changed on several records together. */
export const batchFieldsOf = (name: RegisterName): string[] =>
  Object.keys(resolved(operationOf(`${name}.changeMany`).body?.properties?.['changes'] ?? {}).properties ?? {}).filter(
    (field) => !ofSeveralOnly.has(field),
  );

export const pathOf = (name: CollectionName): string => operationOf(`${name}.create`).path;

export async function create({ owner }: Place, name: CollectionName, body: Body): Promise<Stored> {
  const answer = await owner.call(pathOf(name), { method: 'POST', body });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

/** A record or entry with only the required fields. */
export const createPlain = async (place: Place, name: CollectionName): Promise<Stored> =>
  create(place, name, await sampleOf(place, name, bodyOf(name).required));

/** Adds a label. */
export async function addLabel({ owner }: Place, body: Body): Promise<string> {
  return textAt((await owner.call('/api/labels', { method: 'POST', body })).body, 'data.id');
}

/** Adds a control to a new risk. */
export async function addControl(place: Place): Promise<string> {
  const { id } = await createPlain(place, 'Risks');
  const body = { title: `${place.marker} ${unique()}` };
  const call = { method: 'POST', body, organisation: place.organisation.id } as const;
  return textAt((await place.owner.call(`/api/risk/${id}/controls`, call)).body, 'data.id');
}

/** What samples reference beside records and entries, by the end of the field's name. */
const others = {
  Labels: /labelids?$/i,
  Controls: /(?<!own)controlids?$/i,
  AdoptedStandards: /adoptedstandardid$/i,
  Positions: /positionids?$/i,
} as const;

type Target = CollectionName | keyof typeof others;

function otherTarget(field: string): keyof typeof others | undefined {
  return (['Labels', 'Controls', 'AdoptedStandards', 'Positions'] as const).find((target) =>
    others[target].test(field),
  );
}

/** The targets that a place's samples reference, created once. A copy of the place has its own. */
const referred = new WeakMap<Place, Map<Target, Promise<string>>>();

/** The ids of what a place's samples reference so far. */
export const referencedBy = async (place: Place): Promise<ReadonlySet<string>> =>
  new Set(await Promise.all((referred.get(place) ?? new Map<Target, Promise<string>>()).values()));

const newMemberOf = async ({ server, organisation }: Place): Promise<string> =>
  (await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER' }] })).id;

/** The target of a collection's field: the same record or entry for every sample of the place. */
export async function referenceOf(place: Place, name: CollectionName, field: string): Promise<string> {
  // An account is of one staff member only.
  if (name === 'Staff' && field === 'accountId') return newMemberOf(place);
  if (isPerson(name, field)) return place.owner.id;
  const target = otherTarget(field) ?? targetOf(name, field);
  if (target === undefined) throw new Error(`tests/contract/samples.ts has no reference for ${name}: ${field}`);
  const known = referred.get(place) ?? new Map<Target, Promise<string>>();
  referred.set(place, known);
  const make = () => {
    if (target === 'Labels') return addLabel(place, { name: `${place.marker} ${unique()}` });
    if (target === 'Controls') return addControl(place);
    if (target === 'AdoptedStandards') return adoptStandard(place).then(({ id }) => id);
    if (target === 'Positions') return adoptStandard(place).then(({ positions: [first = ''] }) => first);
    return createPlain(place, target).then(({ id }) => id);
  };
  const made = known.get(target) ?? make();
  known.set(target, made);
  return made;
}

const isOneLine = ({ pattern = '' }: Schema) => pattern.includes('Default_Ignorable');
export const isAddress = ({ pattern = '' }: Schema) => pattern.includes('@[^');
const isColour = ({ pattern = '' }: Schema) => pattern.startsWith('^#');
export const isWebAddress = ({ pattern = '' }: Schema) => pattern.includes('https?:');

function sampleText(place: Place, schema: Schema): string {
  if (schema.format === 'date') return '2027-02-28';
  if (isColour(schema)) return '#A1b2C3';
  if (isWebAddress(schema)) return `https://example.org/${place.marker}/${unique()}`;
  if (isAddress(schema)) return `${unique()}@example.org`;
  const line = `${place.marker} ${unique()}`;
  return isOneLine(schema) ? line : `${line}\nin two lines`;
}

/** Instants follow each other in the order of the contract, with room for another after each. */
function sampleInstant(name: CollectionName, field: string): string {
  const fields = Object.keys(bodyOf(name).properties ?? {});
  return new Date(Date.UTC(2026, 0, 1, fields.indexOf(field))).toISOString();
}

async function sampleValue(place: Place, name: CollectionName, field: string, schema: Schema): Promise<unknown> {
  const { type, format, enum: choices, items, properties, minimum = 0, default: initial } = resolved(schema);
  if (choices !== undefined) return choices[1] ?? choices[0];
  if (properties !== undefined) {
    const entries = Object.entries(properties).map(
      async ([part, inner]) => [part, await sampleValue(place, name, part, inner)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
  if (items !== undefined) {
    if (isOfOwnKind(name, field)) return [];
    return resolved(items).enum?.slice(0, 2) ?? [await sampleValue(place, name, field, items)];
  }
  if (format === 'uuid') return isOfOwnKind(name, field) ? null : referenceOf(place, name, field);
  if (format === 'date-time' || format === 'rough-time') return sampleInstant(name, field);
  if (type === 'boolean') return initial ?? true;
  if (type === 'integer') return minimum + 3;
  if (type === 'number') return minimum + 3.5;
  return sampleText(place, resolved(schema));
}

const highestDefaultScore = 20;
const scores = new Map<string, number>();

/** Minimum scores are unique and there are only a hundred: the rating that has one is removed to free it. */
async function uniqueScore({ server, organisation: { id: organisationId } }: Place): Promise<number> {
  const count = scores.get(organisationId) ?? 0;
  scores.set(organisationId, count + 1);
  const score = highestDefaultScore + 1 + (count % 80);
  await server.database.inOrganisation({ organisationId, userId: '' }, () =>
    db.delete(riskRating).where(eq(riskRating.minimumScore, score)),
  );
  return score;
}

/** A body that the collection accepts, derived from the contract: with every field, or the named ones. */
export async function sampleOf(place: Place, name: CollectionName, fields?: readonly string[]): Promise<Body> {
  const properties = Object.entries(bodyOf(name).properties ?? {});
  const named = properties.filter(([field]) => fields === undefined || fields.includes(field));
  const entries = named.map(async ([field, schema]) => {
    const isScore = name === 'RiskRatings' && field === 'minimumScore';
    return [field, isScore ? await uniqueScore(place) : await sampleValue(place, name, field, schema)] as const;
  });
  return fitted(name, Object.fromEntries(await Promise.all(entries)));
}

/** The fields that name records of the same register, with one each: what a sample leaves out. */
export async function ownKindSample(place: Place, name: CollectionName): Promise<Body> {
  const fields = Object.entries(bodyOf(name).properties ?? {}).filter(([field]) => isOfOwnKind(name, field));
  const entries = fields.map(async ([field, schema]) => {
    const { id } = await createPlain(place, name);
    return [field, resolved(schema).items === undefined ? id : [id]] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
