import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { and, eq, inArray, like } from 'drizzle-orm';

import { readOscalCatalogue } from '#domain/catalogue-files/oscal/read-catalogue.ts';
import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { control, standard, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { CatalogueDatabase } from '#server/modules/standard/catalogue-database.ts';
import { storeVersion } from '#server/modules/standard/store.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';

import { nothing } from './account-fixtures.ts';
import { adoptStandard } from './adopted-standard.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** A standard of the organisation's own, as a file. */
export const standardFile = (marker: string): string =>
  JSON.stringify({
    catalog: {
      metadata: { title: marker, version: '1.0', 'oscal-version': '1.2.1' },
      groups: [
        {
          id: 'g',
          title: marker,
          controls: [
            { id: 'c-1', title: marker, class: 'rule', parts: [{ name: 'statement', prose: `${marker} is kept.` }] },
          ],
        },
      ],
    },
  });

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A draft of a standard of the organisation's own. */
export async function draftStandard({
  owner,
  organisation,
  marker,
}: Place): Promise<{ id: string; standardId: string }> {
  const raw = standardFile(marker);
  const address = `/api/standard/import?sha256=${sha256(raw)}`;
  const { body } = await owner.call(address, { method: 'POST', raw, headers: fileType, organisation: organisation.id });
  return { id: textAt(body, 'data.id'), standardId: textAt(body, 'data.standardId') };
}

/** Keeps a file with a draft of the platform, as an import does. */
async function keepSource({ server, marker }: Place, id: string): Promise<void> {
  const { key } = await server.files.put(platformOwner, Readable.from([Buffer.from(marker)]));
  await server.database.platform
    .update(standardVersion)
    .set({ sourceKey: key, sourceName: 'standard.json' })
    .where(eq(standardVersion.id, id));
}

/** Removes what a fixture has made before from what comes with Attest: it is in a catalogue once. */
async function removeNamed(database: CatalogueDatabase, ownerId: string, title: string): Promise<void> {
  const named = database
    .select({ id: standard.id })
    .from(standard)
    .where(and(eq(standard.ownerId, ownerId), like(standard.title, title)));
  await database.delete(standardVersion).where(inArray(standardVersion.standardId, named));
  await database.delete(standard).where(and(eq(standard.ownerId, ownerId), like(standard.title, title)));
}

/** A draft of a standard of the platform; its one control too. */
export async function platformDraft({
  server,
  marker,
}: Place): Promise<{ id: string; standardId: string; controlId: string }> {
  return server.database.platform.transaction(async (transaction) => {
    const read = readOscalCatalogue(standardFile(marker));
    if (!read.ok) throw new Error(read.error.message);
    const { standardId, versionId } = await storeVersion(transaction, platformOwner, {
      catalogue: read.content,
      standardId: null,
      assessedClasses: null,
      sourceSha256: sha256(marker),
    });
    const [row] = await transaction.select({ id: control.id }).from(control).where(eq(control.versionId, versionId));
    return { id: versionId, standardId, controlId: row?.id ?? '' };
  });
}

/** Valid inputs of the operations on standards. */
export const standardFixtures = {
  'Standards.versions': nothing,
  'Standards.get': async (place) => ({ path: { id: (await draftStandard(place)).id } }),
  'Standards.control': async (place) => {
    const { id: adoptedStandardId } = await adoptStandard(place);
    const call = { organisation: place.organisation.id };
    const adopted = await place.owner.call(`/api/organisation-standards/${adoptedStandardId}`, call);
    const positions = await place.owner.call(`/api/control-position?adoptedStandardId=${adoptedStandardId}`, call);
    const path = {
      id: textAt(adopted.body, 'data.standard.id'),
      controlId: textAt(positions.body, 'data.0.controlId'),
    };
    return { path, query: { adoptedStandardId } };
  },
  'Standards.parameters': async (place) => ({ path: { id: (await draftStandard(place)).id } }),
  'Standards.readFile': async ({ marker }) => ({ raw: standardFile(marker), query: { title: marker, number: '2.0' } }),
  'Standards.importFile': async (place) => {
    const { standardId } = await draftStandard(place);
    const raw = standardFile(place.marker);
    const query = { title: place.marker, number: '2.0', sha256: sha256(raw), standardId, assessed: ['rule'] };
    return { raw, query };
  },
  'Standards.numberingTemplate': async () => ({ path: { standard: 'ISO_27001_2022' }, query: { format: 'csv' } }),
  'Standards.addNumbering': async ({ server, organisation }) => {
    await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
      removeNamed(db, organisation.id, 'ISO/IEC 27001:2022'),
    );
    return { body: { numbering: 'ISO_27001_2022' } };
  },
  'Standards.fill': async (place) => ({
    path: { id: (await draftStandard(place)).id },
    raw: `Reference,Title\nc-1,${place.marker}\n`,
  }),
  'Standards.source': async (place) => ({ path: { id: (await draftStandard(place)).id } }),
  'Standards.changeStatus': async (place) => ({
    path: { id: (await draftStandard(place)).id },
    body: { action: 'PUBLISH' },
  }),
  'Standards.undoImport': async (place) => ({ path: { id: (await draftStandard(place)).id } }),
  'Standards.discardDraft': async (place) => ({ path: { id: (await draftStandard(place)).id } }),
  'Standards.exportFile': async (place) => ({
    path: { id: (await draftStandard(place)).id },
    query: { format: 'csv' },
  }),
} satisfies FixturesOf<'Standards'>;

/** Valid inputs of the operations on the platform's standards. */
export const platformStandardFixtures = {
  'PlatformStandards.versions': nothing,
  'PlatformStandards.get': async (place) => ({ path: { id: (await platformDraft(place)).id } }),
  'PlatformStandards.control': async (place) => {
    const { id, controlId } = await platformDraft(place);
    return { path: { id, controlId } };
  },
  'PlatformStandards.readFile': async ({ marker }) => ({
    raw: standardFile(marker),
    query: { title: marker, number: '2.0' },
  }),
  'PlatformStandards.importFile': async (place) => {
    const { standardId } = await platformDraft(place);
    const raw = standardFile(place.marker);
    const named = { title: place.marker, number: '2.0', fileName: 'standard.json' };
    return { raw, query: { ...named, sha256: sha256(raw), standardId, assessed: ['rule'] } };
  },
  'PlatformStandards.importShipped': async ({ server }) => {
    await removeNamed(server.database.platform, platformOwner, 'NIST Special Publication 800-53%');
    return { body: { standard: 'NIST_SP_800_53_R5_LOW' } };
  },
  'PlatformStandards.fill': async (place) => ({
    path: { id: (await platformDraft(place)).id },
    raw: `Reference,Title\nc-1,${place.marker}\n`,
  }),
  'PlatformStandards.changeStatus': async (place) => ({
    path: { id: (await platformDraft(place)).id },
    body: { action: 'PUBLISH' },
  }),
  'PlatformStandards.undoImport': async (place) => ({ path: { id: (await platformDraft(place)).id } }),
  'PlatformStandards.discardDraft': async (place) => ({ path: { id: (await platformDraft(place)).id } }),
  'PlatformStandards.source': async (place) => {
    const { id } = await platformDraft(place);
    await keepSource(place, id);
    return { path: { id } };
  },
  'PlatformStandards.exportFile': async (place) => ({
    path: { id: (await platformDraft(place)).id },
    query: { format: 'csv' },
  }),
} satisfies FixturesOf<'PlatformStandards'>;
