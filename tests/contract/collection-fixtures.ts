import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { shippedRegimes } from '#domain/incident/duties/shipped.ts';
import { membership, savedView as savedViewTable } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Person } from '#tests/server/support/people.ts';

import { listOfOne } from './bulk-fixtures.ts';
import { operationOf, parametersIn, resolved, type Parameter } from './contract.ts';
import type { Place } from './place.ts';
import {
  batchFieldsOf,
  create,
  createPlain,
  kindOf,
  ownKindSample,
  pathOf,
  referenceOf,
  sampleOf,
  type Body,
  type CollectionName,
  type LookupName,
  type RegisterName,
  type Stored,
} from './samples.ts';

/** Inputs of an operation, from which a request is built. */
export interface Request {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** The file, of an operation that takes one. */
  readonly raw?: string | Uint8Array | undefined;
}

type Make<Name extends CollectionName> = (place: Place, name: Name, who: Person) => Promise<Partial<Request>>;

const reason = 'A duplicate';

/** Two of a register's records, as named in a batch. */
const severalOf: (place: Place, name: RegisterName) => Promise<Stored[]> = async (place, name) => [
  await createPlain(place, name),
  await createPlain(place, name),
];

async function removedOf(place: Place, name: RegisterName): Promise<Stored[]> {
  const records = await severalOf(place, name);
  await place.owner.call(`${pathOf(name)}/remove`, { method: 'POST', body: { records, reason } });
  return records.map(({ id, version }) => ({ id, version: version + 1 }));
}

const shippedKeys = shippedRegimes.map(({ key }) => key);
const pages = new Set(['page', 'perPage', 'search']);

async function valueOf(place: Place, name: CollectionName, { name: parameter, schema }: Parameter): Promise<unknown> {
  const { items, enum: choices, type } = resolved(schema);
  if (type === 'boolean') return true;
  if (choices !== undefined) return choices[1] ?? choices[0];
  if (type === 'integer') return 1;
  if (items === undefined) return '2027-02-28';
  const { enum: values, format } = resolved(items);
  if (values !== undefined) return values.slice(0, 1);
  // A key is of what Attest ships.
  return [format === 'uuid' ? await referenceOf(place, name, parameter) : shippedKeys[0]];
}

/** A value for every parameter of a list except its page and its search. */
async function queryOf(
  place: Place,
  name: RegisterName,
  method: 'list' | 'position' | 'exportFile',
): Promise<Request['query']> {
  const parameters = parametersIn(operationOf(`${name}.${method}`), 'query').filter((one) => !pages.has(one.name));
  const entries = parameters.map(async (parameter) => [parameter.name, await valueOf(place, name, parameter)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const removal = ({ id, version }: Stored) => ({ path: { id }, query: { version } });
const removedQuery = { search: 'a', sortId: 'title', desc: true };

const savedView = { name: 'Overdue', address: 'search=crane&sort=dueOn', columns: ['owner'], shared: false };

/** A view of a register's list that belongs to the person, or to the owner if they are not in the organisation. */
async function newView({ server, organisation, owner }: Place, name: RegisterName, who: Person): Promise<Stored> {
  const isMember = and(eq(membership.organisationId, organisation.id), eq(membership.userId, who.id));
  const { id: userId } = (await server.database.platform.$count(membership, isMember)) > 0 ? who : owner;
  const scope = { organisationId: organisation.id, userId };
  const row = { ...savedView, organisationId: organisation.id, id: randomUUID(), ownerId: userId, kind: kindOf(name) };
  await server.database.inOrganisation(scope, () => db.insert(savedViewTable).values(row));
  return { id: row.id, version: 1 };
}

/** The parts of fields that several risks can be given. */
async function stepsOf(place: Place): Promise<Body> {
  const [likelihood, impact] = [
    await referenceOf(place, 'Risks', 'likelihoodId'),
    await referenceOf(place, 'Risks', 'impactId'),
  ];
  return {
    inherentLikelihoodId: likelihood,
    inherentImpactId: impact,
    currentLikelihoodId: likelihood,
    currentImpactId: impact,
    residualLikelihoodId: likelihood,
    residualImpactId: impact,
    planDueOn: '2099-01-31',
  };
}

/** Every change of several records: to their fields, to parts of those, and to their labels. */
async function changesOf(place: Place, name: RegisterName): Promise<Body> {
  const labelIds = [await referenceOf(place, name, 'labelId')];
  const fields = batchFieldsOf(name);
  const ofOwnKind = Object.entries(await ownKindSample(place, name)).filter(([field]) => fields.includes(field));
  const changes = { ...(await sampleOf(place, name, fields)), ...Object.fromEntries(ofOwnKind) };
  return {
    ...changes,
    ...(name === 'Risks' && (await stepsOf(place))),
    addedLabelIds: labelIds,
    removedLabelIds: labelIds,
  };
}

const wholeSampleOf = async (place: Place, name: RegisterName): Promise<Body> => ({
  ...(await sampleOf(place, name)),
  ...(await ownKindSample(place, name)),
});

/** What an operation of its own changes once a record is there. */
const fixedOnce: Readonly<Partial<Record<RegisterName, readonly string[]>>> = { Findings: ['kind', 'raisedOn'] };

/** Inputs of the operations common to all registers. */
const ofRegisters = {
  list: async (place, name) => ({ query: await queryOf(place, name, 'list') }),
  options: async () => ({ query: { search: '-0' } }),
  get: async (place, name) => ({ path: { id: (await createPlain(place, name)).id } }),
  position: async (place, name) => ({
    path: { id: (await createPlain(place, name)).id },
    query: await queryOf(place, name, 'position'),
  }),
  exportFile: async (place, name) => ({ query: { ...(await queryOf(place, name, 'exportFile')), format: 'json' } }),
  create: async (place, name) => ({ body: await wholeSampleOf(place, name) }),
  update: async (place, name) => {
    const { id, version } = await createPlain(place, name);
    const sample = Object.entries(await wholeSampleOf(place, name));
    const fixed = fixedOnce[name] ?? [];
    return {
      path: { id },
      body: { version, ...Object.fromEntries(sample.filter(([field]) => !fixed.includes(field))) },
    };
  },
  changeMany: async (place, name) => ({
    body: { records: await severalOf(place, name), changes: await changesOf(place, name) },
  }),
  changeAll: async (place, name, who) => {
    const { query, total } = await listOfOne(place, name, who);
    return { query, body: { total, changes: await changesOf(place, name) } };
  },
  removeAll: async (place, name, who) => {
    const { query, total } = await listOfOne(place, name, who);
    return { query, body: { total, reason } };
  },
  remove: async (place, name) => removal(await createPlain(place, name)),
  removeMany: async (place, name) => ({ body: { records: await severalOf(place, name), reason } }),
  removeOne: async (place, name) => {
    const { id, version } = await createPlain(place, name);
    return { path: { id }, body: { version, reason } };
  },
  removalOutlook: async (place, name) => ({ query: { id: [(await createPlain(place, name)).id] } }),
  removed: async () => ({ query: removedQuery }),
  restoreMany: async (place, name) => ({ body: { records: await removedOf(place, name) } }),
  restore: async (place, name) => {
    const [removed] = await removedOf(place, name);
    if (removed === undefined) throw new Error('Nothing was removed');
    return { path: { id: removed.id }, body: { version: removed.version } };
  },
  views: async () => ({}),
  addView: async () => ({ body: savedView }),
  updateView: async (place, name, who) => {
    const { id, version } = await newView(place, name, who);
    return { path: { id }, body: { version, ...savedView } };
  },
  removeView: async (place, name, who) => removal(await newView(place, name, who)),
} satisfies Record<string, Make<RegisterName>>;

/** Inputs of the operations common to all look-ups. */
const ofLookups = {
  list: async () => ({ query: { search: 'a', sortId: 'name', desc: true } }),
  options: async () => ({}),
  create: async (place, name) => ({ body: await sampleOf(place, name) }),
  update: async (place, name) => {
    const { id, version } = await create(place, name, await sampleOf(place, name));
    return { path: { id }, body: { version, ...(await sampleOf(place, name)) } };
  },
  remove: async (place, name) => removal(await createPlain(place, name)),
} satisfies Record<string, Make<LookupName>>;

/** The operations whose inputs are derived from the contract. */
export type CollectionOperation =
  | `${RegisterName}.${keyof typeof ofRegisters}`
  | `${LookupName}.${keyof typeof ofLookups}`;

type Makers<Name extends CollectionName> = Readonly<Record<string, Make<Name>>>;
export const registerFixtures: Makers<RegisterName> = ofRegisters;
export const lookupFixtures: Makers<LookupName> = ofLookups;
