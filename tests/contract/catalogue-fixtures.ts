import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import {
  catalogueModule,
  maturityLevel,
  maturityModel,
  securityQuestion,
  securityQuestionGroup,
} from '#server/database/schema/index.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { platformDraft } from './standard-fixtures.ts';

/** Names are unique, and a fixture is used several times. */
let made = 0;
const nameOf = ({ marker }: Place): string => `${marker} ${++made}`;

const only = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The row was not stored');
  return row;
};

const text = (place: Place) => ({ title: nameOf(place), description: place.marker });

const levels = ({ marker }: Place) => [0, 1].map((level) => ({ level, name: marker, description: marker }));

/** A draft of a maturity model with two levels. */
async function draftModel(place: Place): Promise<string> {
  const { platform } = place.server.database;
  const adding = platform.insert(maturityModel).values({ ownerId: platformOwner, ...text(place) });
  const { id: modelId } = only(await adding.returning({ id: maturityModel.id }));
  await platform
    .insert(maturityLevel)
    .values(levels(place).map((level) => ({ ownerId: platformOwner, modelId, ...level })));
  return modelId;
}

/** Valid inputs of the operations on the platform's maturity models. */
export const maturityModelFixtures = {
  'PlatformMaturityModels.models': nothing,
  'PlatformMaturityModels.addModel': async (place) => ({
    body: { ...text(place), levels: levels(place), replacesId: null },
  }),
  'PlatformMaturityModels.changeModel': async (place) => ({
    path: { id: await draftModel(place) },
    body: { version: 1, ...text(place), levels: levels(place) },
  }),
  'PlatformMaturityModels.changeStatus': async (place) => ({
    path: { id: await draftModel(place) },
    body: { action: 'PUBLISH' },
  }),
  'PlatformMaturityModels.removeModel': async (place) => ({ path: { id: await draftModel(place) } }),
} satisfies FixturesOf<'PlatformMaturityModels'>;

async function newModule(place: Place): Promise<string> {
  const { platform } = place.server.database;
  const adding = platform.insert(catalogueModule).values({ ownerId: platformOwner, name: nameOf(place) });
  return only(await adding.returning({ id: catalogueModule.id })).id;
}

const moduleInput = async (place: Place) => ({
  name: nameOf(place),
  description: place.marker,
  isForAll: false,
  standardIds: [(await platformDraft(place)).standardId],
});

/** Valid inputs of the operations on modules. */
export const moduleFixtures = {
  'CatalogueModules.modules': nothing,
  'CatalogueModules.addModule': async (place) => ({ body: await moduleInput(place) }),
  'CatalogueModules.changeModule': async (place) => ({
    path: { id: await newModule(place) },
    body: { version: 1, ...(await moduleInput(place)) },
  }),
  'CatalogueModules.removeModule': async (place) => ({ path: { id: await newModule(place) } }),
  'CatalogueModules.organisations': async () => ({ query: { search: 'a', sortId: 'name', desc: true } }),
  'CatalogueModules.setModules': async (place) => ({
    path: { id: place.organisation.id },
    body: { moduleIds: [await newModule(place)] },
  }),
} satisfies FixturesOf<'CatalogueModules'>;

async function newGroup(place: Place): Promise<string> {
  const { platform } = place.server.database;
  const adding = platform.insert(securityQuestionGroup).values({ ownerId: platformOwner, name: nameOf(place) });
  return only(await adding.returning({ id: securityQuestionGroup.id })).id;
}

const question = ({ marker }: Place) => ({
  text: marker,
  isMultiple: false,
  options: [{ text: marker, speaksFor: true, result: 'COMPLIANT' as const, maturity: 3 }],
});

async function newQuestion(place: Place): Promise<{ readonly id: string; readonly groupId: string }> {
  const groupId = await newGroup(place);
  const adding = place.server.database.platform
    .insert(securityQuestion)
    .values({ ownerId: platformOwner, groupId, ...question(place) });
  return { groupId, ...only(await adding.returning({ id: securityQuestion.id })) };
}

/** Valid inputs of the operations on the bank of security questions. */
export const bankFixtures = {
  'SecurityQuestionGroups.groups': nothing,
  'SecurityQuestionGroups.addGroup': async (place) => ({ body: { name: nameOf(place), description: place.marker } }),
  'SecurityQuestionGroups.changeGroup': async (place) => ({
    path: { id: await newGroup(place) },
    body: { version: 1, name: nameOf(place), description: place.marker },
  }),
  'SecurityQuestionGroups.removeGroup': async (place) => ({ path: { id: await newGroup(place) } }),
  'SecurityQuestions.questions': async (place) => ({ query: { groupId: (await newQuestion(place)).groupId } }),
  'SecurityQuestions.addQuestion': async (place) => ({ body: { groupId: await newGroup(place), ...question(place) } }),
  'SecurityQuestions.changeQuestion': async (place) => {
    const { id, groupId } = await newQuestion(place);
    return { path: { id }, body: { version: 1, groupId, ...question(place) } };
  },
  'SecurityQuestions.removeQuestion': async (place) => ({ path: { id: (await newQuestion(place)).id } }),
} satisfies FixturesOf<'SecurityQuestionGroups' | 'SecurityQuestions'>;
