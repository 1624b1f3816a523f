import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { control, maturityLevel, maturityModel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  addMappings,
  addOwnControl,
  addStandard,
  adopt,
  answerBody,
  controlsOf,
  inside,
  link,
  positionsByRef,
  type ComplianceWorld,
} from '#tests/server/compliance/support.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** The owner acts in this organisation, whichever else they belong to. */
function inPlace({ server, organisation, owner }: Place): ComplianceWorld {
  const call: typeof owner.call = (path, request) => owner.call(path, { organisation: organisation.id, ...request });
  return { server, organisation, owner: { ...owner, call } };
}

const question = { text: 'Is it done?', isMultiple: false, options: [{ text: 'Yes', speaksFor: true }] };

/** A published standard of the organisation's own, whose controls ask a question. */
async function published(place: Place, title = `${place.marker} ${randomUUID()}`) {
  const world = inPlace(place);
  const controls = controlsOf(place.marker, 2).map((one) => ({ ...one, questions: [question] }));
  return { world, title, ...(await addStandard(world, { title, controls })) };
}

/** Answers to the question of a control of a version. */
async function answersIn(world: ComplianceWorld, versionId: string): Promise<Schemas['ControlAnswer'][]> {
  const [asked] = await inside(world, () =>
    db.select({ id: control.id }).from(control).where(eq(control.versionId, versionId)).limit(1),
  );
  return [{ controlId: asked?.id ?? '', question: 0, chosen: [0] }];
}

/** A published maturity model of the organisation's own. */
const modelIn = (place: Place): Promise<string> =>
  inside(inPlace(place), async () => {
    const ownerId = place.organisation.id;
    const title = `${place.marker} ${randomUUID()}`;
    const [stored] = await db.insert(maturityModel).values({ ownerId, title }).returning({ id: maturityModel.id });
    const modelId = stored?.id ?? '';
    await db.insert(maturityLevel).values([0, 1, 2].map((level) => ({ ownerId, modelId, level, name: `${level}` })));
    const stamps = { status: 'PUBLISHED', publishedAt: new Date() } as const;
    await db.update(maturityModel).set(stamps).where(eq(maturityModel.id, modelId));
    return modelId;
  });

/** Few are adopted: an organisation adopts no more than 50. */
const standards = new WeakMap<Place['organisation'], ReturnType<typeof adoptFor>>();

async function adoptFor(place: Place) {
  const { world, title, versionId } = await published(place);
  const adopted = await adopt(world.owner, versionId);
  return { world, title, versionId, adopted };
}

/** A standard that is adopted, the same on every call, with its present version. */
async function adoptedIn(place: Place) {
  const known = standards.get(place.organisation) ?? adoptFor(place);
  standards.set(place.organisation, known);
  return known;
}

/** A position of it, as it is now. */
async function positionIn(place: Place) {
  const { world, adopted } = await adoptedIn(place);
  const at = await positionsByRef(world.owner, adopted.id);
  return { world, position: at(`${place.marker}-1`) };
}

async function linkedIn(place: Place) {
  const { world, position } = await positionIn(place);
  const own = await addOwnControl(world.owner, place.marker);
  const { sources, version } = await link(world.owner, position.id, own.id, 'SUBSET');
  const linkId = sources.find(({ ownControl }) => ownControl?.id === own.id)?.id ?? '';
  return { world, position: { ...position, version }, own, linkId };
}

/** Two adopted standards, and a set of mappings between them. */
const sets = new WeakMap<Place['organisation'], Promise<string>>();

async function setIn(place: Place): Promise<string> {
  const make = async () => {
    const { world, title } = await adoptedIn(place);
    const other = await published(place);
    await adopt(world.owner, other.versionId);
    const mappings = [[[`${place.marker}-1`], 'EQUAL', [`${place.marker}-2`]]] as const;
    return addMappings(world, { source: title, target: other.title, mappings });
  };
  const known = sets.get(place.organisation) ?? make();
  sets.set(place.organisation, known);
  return known;
}

const adoptionIn = async (place: Place): Promise<Schemas['AdoptionInput']> => ({
  versionId: (await published(place)).versionId,
  levels: [],
  maturityModelId: await modelIn(place),
  targetMaturity: null,
  method: 'WEIGHTED',
  parameters: [],
});

const adoptionFixtures = {
  'AdoptedStandards.adopted': nothing,
  'AdoptedStandards.get': async (place) => ({ path: { id: (await adoptedIn(place)).adopted.id } }),
  'AdoptedStandards.groups': async (place) => ({ path: { id: (await adoptedIn(place)).adopted.id } }),
  'AdoptedStandards.adoptable': nothing,
  'AdoptedStandards.preview': async (place) => ({ body: await adoptionIn(place) }),
  'AdoptedStandards.adopt': async (place) => ({ body: await adoptionIn(place) }),
  'AdoptedStandards.change': async (place) => {
    const { world, adopted } = await adoptedIn(place);
    const { body } = await world.owner.call(`/api/organisation-standards/${adopted.id}`);
    const version = typeof body === 'object' && body !== null && 'data' in body ? body.data : adopted;
    return {
      path: { id: adopted.id },
      body: { version: versionOf(version), maturityModelId: await modelIn(place), method: 'MATURITY' },
    };
  },
  'MaturityModels.models': nothing,
} satisfies FixturesOf<'AdoptedStandards' | 'MaturityModels'>;

const versionOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'version' in value ? Number(value.version) : 0;

const positionFixtures = {
  'ControlPositions.positions': async (place) => ({
    query: { adoptedStandardId: (await adoptedIn(place)).adopted.id },
  }),
  'ControlPositions.details': async (place) => ({ path: { id: (await positionIn(place)).position.id } }),
  'ControlPositions.positionHistory': async (place) => ({ path: { id: (await positionIn(place)).position.id } }),
  'ControlPositions.changePosition': async (place) => {
    const { position } = await positionIn(place);
    return {
      path: { id: position.id },
      body: { version: position.version, reasons: ['LEGAL'], justification: place.marker, ownerId: place.owner.id },
    };
  },
  // Each on a standard of its own: others link what an answer would be for.
  'ControlPositions.answerPosition': async (place) => {
    const { world, versionId, adopted } = await adoptFor(place);
    const at = await positionsByRef(world.owner, adopted.id);
    const answers = await answersIn(world, versionId);
    const body = answerBody('COMPLIANT', { observation: place.marker, answers });
    return { path: { id: at(`${place.marker}-2`).id }, body };
  },
  'ControlPositions.link': async (place) => {
    const { world, position } = await positionIn(place);
    const own = await addOwnControl(world.owner, place.marker);
    return { path: { id: position.id }, body: { ownControlId: own.id, relation: 'INTERSECTS' } };
  },
  'ControlPositions.changeLink': async (place) => {
    const { position, linkId } = await linkedIn(place);
    return { path: { id: position.id, linkId }, body: { action: 'REJECT', relation: 'EQUAL' } };
  },
  'ControlPositions.cover': async (place) => {
    const { position, own } = await linkedIn(place);
    return { path: { id: position.id }, body: { version: position.version, ownControlIds: [own.id] } };
  },
} satisfies FixturesOf<'ControlPositions'>;

const ownControlFixtures = {
  'OwnControlResponses.respond': async (place) => {
    const { world, versionId } = await adoptedIn(place);
    const { id, version } = await addOwnControl(world.owner, place.marker);
    const answers = await answersIn(world, versionId);
    return { path: { id }, body: answerBody('OFI', { version, maturity: 2, observation: place.marker, answers }) };
  },
  'OwnControlResponses.responses': async (place) => ({
    path: { id: (await addOwnControl(inPlace(place).owner, place.marker, 'OFI')).id },
  }),
  'OwnControlResponses.served': async (place) => ({ path: { id: (await linkedIn(place)).own.id } }),
  'OwnControlResponses.namedBy': async (place) => ({ path: { id: (await linkedIn(place)).own.id } }),
  'OwnControlResponses.merge': async (place) => {
    const { owner } = inPlace(place);
    const [into, from] = [await addOwnControl(owner, place.marker), await addOwnControl(owner, place.marker)];
    return { path: { id: into.id }, body: { version: into.version, fromId: from.id } };
  },
  'MappingReview.toReview': async (place) => ({
    query: { adoptedStandardId: (await adoptedIn(place)).adopted.id },
  }),
  'MappingReview.decide': async (place) => {
    const { position, own } = await linkedIn(place);
    const decision = { ownControlId: own.id, positionId: position.id, relation: 'EQUAL', accept: false } as const;
    return { body: { decisions: [decision] } };
  },
  'MappingReview.uses': nothing,
  'MappingReview.use': async (place) => ({ path: { setId: await setIn(place) }, body: { use: 'PROPOSE' } }),
} satisfies FixturesOf<'OwnControlResponses' | 'MappingReview'>;

/** Valid inputs of the operations on adopted standards, positions and own controls beside their register. */
export const complianceFixtures = { ...adoptionFixtures, ...positionFixtures, ...ownControlFixtures };
