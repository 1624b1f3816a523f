import { eq } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { controlGroup, draftRemoval, mappingSet } from '#server/database/schema/index.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { platformDraft } from './standard-fixtures.ts';

const draftGroup = { version: 1, parentId: null, code: 'g-2', title: 'Another', before: null };

/** The control of a draft as it can be edited, with another code. */
const draftControl = (marker: string) => ({
  version: 1,
  groupId: null,
  parentId: null,
  code: 'c-2',
  title: marker,
  statement: marker,
  guidance: marker,
  typicalEvidence: marker,
  importance: 'MANDATORY' as const,
  levels: [],
  isAssessed: true,
  mayBeExcluded: true,
  isInStatement: true,
  before: null,
});

/** A draft with its one group. */
async function draftWithGroup(place: Place): Promise<{ id: string; groupId: string; controlId: string }> {
  const { id, controlId } = await platformDraft(place);
  const { platform } = place.server.database;
  const [group] = await platform
    .select({ id: controlGroup.id })
    .from(controlGroup)
    .where(eq(controlGroup.versionId, id));
  return { id, controlId, groupId: group?.id ?? '' };
}

/** Valid inputs of the edits of drafts. */
export const standardDraftFixtures = {
  'StandardDrafts.addGroup': async (place) => ({
    path: { id: (await platformDraft(place)).id },
    body: { ...draftGroup, title: place.marker },
  }),
  'StandardDrafts.changeGroup': async (place) => {
    const { id, groupId } = await draftWithGroup(place);
    return { path: { id, groupId }, body: { ...draftGroup, before: groupId } };
  },
  'StandardDrafts.removeGroup': async (place) => {
    const { id, groupId } = await draftWithGroup(place);
    return { path: { id, groupId }, query: { version: 1 } };
  },
  'StandardDrafts.addControl': async (place) => ({
    path: { id: (await platformDraft(place)).id },
    body: draftControl(place.marker),
  }),
  'StandardDrafts.control': async (place) => {
    const { id, controlId } = await platformDraft(place);
    return { path: { id, controlId } };
  },
  'StandardDrafts.changeControl': async (place) => {
    const { id, controlId } = await platformDraft(place);
    return { path: { id, controlId }, body: draftControl(place.marker) };
  },
  'StandardDrafts.removeControl': async (place) => {
    const { id, controlId } = await platformDraft(place);
    return { path: { id, controlId }, query: { version: 1 } };
  },
  'StandardDrafts.undoRemoval': async ({ server, ...place }) => {
    const { id } = await platformDraft({ server, ...place });
    const rows = { groups: [], controls: [], questions: [] };
    const [removal] = await server.database.platform
      .insert(draftRemoval)
      .values({ ownerId: platformOwner, versionId: id, rows })
      .returning({ id: draftRemoval.id });
    return { path: { id, removalId: removal?.id ?? '' }, body: { version: 1 } };
  },
  'StandardDrafts.setQuestions': async (place) => {
    const { id, controlId } = await platformDraft(place);
    const option = { text: place.marker, speaksFor: true, result: 'COMPLIANT' as const, maturity: 3 };
    return {
      path: { id, controlId },
      body: { version: 1, questions: [{ text: place.marker, isMultiple: false, options: [option] }] },
    };
  },
  'StandardDrafts.generateQuestions': async (place) => ({
    path: { id: (await platformDraft(place)).id },
    body: { version: 1 },
  }),
  'StandardDrafts.setLevels': async (place) => ({
    path: { id: (await platformDraft(place)).id },
    body: { version: 1, levels: [{ ref: 'L1', name: place.marker }] },
  }),
} satisfies FixturesOf<'StandardDrafts'>;

/** A draft of mappings of the platform. */
async function draftSet({ server, marker }: Place): Promise<string> {
  const [set] = await server.database.platform
    .insert(mappingSet)
    .values({ ownerId: platformOwner, title: marker, source: marker, target: 'Another' })
    .returning({ id: mappingSet.id });
  return set?.id ?? '';
}

/** Valid inputs of the operations on sets of mappings. */
export const mappingSetFixtures = {
  'MappingSets.sets': nothing,
  'MappingSets.get': async (place) => ({ path: { id: await draftSet(place) } }),
  'MappingSets.importFile': async ({ marker }) => ({
    query: { title: marker, source: marker, target: 'Another' },
    raw: 'Source,Relation,Target\nc-1,equal,d-1\n',
  }),
  'MappingSets.exportFile': async (place) => ({ path: { id: await draftSet(place) }, query: { format: 'csv' } }),
  'MappingSets.changeStatus': async (place) => ({ path: { id: await draftSet(place) }, body: { action: 'PUBLISH' } }),
  'MappingSets.undoImport': async (place) => ({ path: { id: await draftSet(place) } }),
} satisfies FixturesOf<'MappingSets'>;
