import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { controlsIn } from '#domain/catalogue-files/facts.ts';
import { readOscalCatalogue } from '#domain/catalogue-files/oscal/read-catalogue.ts';
import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';
import {
  control,
  controlGroup,
  controlQuestion,
  standard,
  standardLevel,
  standardVersion,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { demoStandard } from '#server/demo/standards/catalogue.ts';
import type { CatalogueDatabase } from '#server/modules/standard/catalogue-database.ts';
import { readVersion } from '#server/modules/standard/read-version.ts';
import { storeVersion } from '#server/modules/standard/store.ts';
import { moveVersion, removeDraft, versionsSeen } from '#server/modules/standard/versions.ts';
import { createOrganisation } from '#tests/server/database/organisations.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';
import { example } from '#tests/unit/catalogue-files/oscal-example.ts';

const test = shared(createTestDatabase);
const harbour = shared(() => createOrganisation(test.database, 'Harbour Logistics'));
const meridian = shared(() => createOrganisation(test.database, 'Meridian Health'));

const inHarbour = <T>(work: () => Promise<T>) => test.database.inOrganisation(harbour, work);
const inMeridian = <T>(work: () => Promise<T>) => test.database.inOrganisation(meridian, work);
const onPlatform: typeof test.database.platform.transaction = (work) => test.database.platform.transaction(work);

const given = { standardId: null, assessedClasses: null, sourceSha256: 'a'.repeat(64) };

/** Of the logs, standards.test.ts knows. */
const quiet = (database: CatalogueDatabase) => ({ database, log: () => Promise.resolve() });

/** A standard of Harbour's own. */
const ownStandard = () =>
  inHarbour(() => storeVersion(db, harbour.organisationId, { ...given, catalogue: iso27001Numbering }));

/** A standard of the platform. */
const platformStandard = () =>
  onPlatform((platform) => storeVersion(platform, platformOwner, { ...given, catalogue: demoStandard }));

const publish = (id: string) =>
  onPlatform((platform) => moveVersion(quiet(platform), platformOwner, { id, action: 'PUBLISH' }));

/** PostgreSQL's own message, which Drizzle stores as the cause. */
const refusal = (message: string) => ({
  cause: expect.objectContaining({ message: expect.stringContaining(message) }),
});

const tables = { standard, standardVersion, standardLevel, controlGroup, control, controlQuestion };

describe('a standard of an organisation', () => {
  it('is unknown to others, in every table, and to the platform', async () => {
    const { versionId } = await ownStandard();
    await inHarbour(() => moveVersion(quiet(db), harbour.organisationId, { id: versionId, action: 'PUBLISH' }));
    const countIn = (database: Pick<typeof db, '$count'>) =>
      Promise.all(
        Object.values(tables).map((table) => database.$count(table, eq(table.ownerId, harbour.organisationId))),
      );
    expect((await inHarbour(() => countIn(db)))[4]).toBeGreaterThanOrEqual(123);
    expect(await inMeridian(() => countIn(db))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await countIn(test.database.platform)).toEqual([0, 0, 0, 0, 0, 0]);
    await expect(inMeridian(() => readVersion(db, harbour.organisationId, versionId))).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(
      inMeridian(() => removeDraft(quiet(db), harbour.organisationId, { id: versionId, by: 'UNDO' })),
    ).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('cannot be given to another organisation, or to the platform', async () => {
    const intrusion = (ownerId: string) =>
      inMeridian(() => storeVersion(db, ownerId, { ...given, catalogue: demoStandard }));
    const message = 'new row violates row-level security policy for table "standard"';
    await expect(intrusion(harbour.organisationId)).rejects.toMatchObject(refusal(message));
    await expect(intrusion(platformOwner)).rejects.toMatchObject(refusal(message));
  });

  it('cannot be the place for a version of another owner', async () => {
    const { standardId } = await ownStandard();
    const version = inMeridian(() =>
      storeVersion(db, meridian.organisationId, { ...given, standardId, catalogue: demoStandard }),
    );
    await expect(version).rejects.toMatchObject(refusal('standard_version_standard'));
  });
});

describe('a standard of the platform', () => {
  it('is seen by organisations once it is published, and still when it is withdrawn', async () => {
    const { versionId } = await platformStandard();
    const seen = () =>
      inMeridian(async () => (await versionsSeen(db)).filter(({ id }) => id === versionId).map(({ status }) => status));
    const controls = () => inMeridian(() => db.$count(control, eq(control.versionId, versionId)));
    expect([await seen(), await controls()]).toEqual([[], 0]);
    await publish(versionId);
    expect([await seen(), await controls()]).toEqual([['PUBLISHED'], 40]);
    await onPlatform((platform) => moveVersion(quiet(platform), platformOwner, { id: versionId, action: 'WITHDRAW' }));
    expect(await seen()).toEqual(['WITHDRAWN']);
  });

  it('is changed by no organisation', async () => {
    const { versionId } = await platformStandard();
    await publish(versionId);
    const changed = await inMeridian(() =>
      db
        .update(standardVersion)
        .set({ status: 'WITHDRAWN', withdrawnAt: sql`now()` })
        .where(eq(standardVersion.id, versionId))
        .returning(),
    );
    expect(changed).toEqual([]);
    await expect(
      inMeridian(() => moveVersion(quiet(db), platformOwner, { id: versionId, action: 'WITHDRAW' })),
    ).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a published version', () => {
  const changes = {
    'a control': (id: string) => db.update(control).set({ title: 'Changed' }).where(eq(control.versionId, id)),
    'a group': (id: string) => db.delete(controlGroup).where(eq(controlGroup.versionId, id)),
    'a level': (id: string) =>
      db
        .insert(standardLevel)
        .values({ ownerId: harbour.organisationId, versionId: id, ref: 'N', name: 'New', position: 9 }),
    'its number': (id: string) => db.update(standardVersion).set({ number: '9' }).where(eq(standardVersion.id, id)),
    'its status, back to draft': (id: string) =>
      db.update(standardVersion).set({ status: 'DRAFT', publishedAt: null }).where(eq(standardVersion.id, id)),
    'its copyright as it is withdrawn': (id: string) =>
      db
        .update(standardVersion)
        .set({ status: 'WITHDRAWN', withdrawnAt: sql`now()`, copyright: 'Ours' })
        .where(eq(standardVersion.id, id)),
    itself: (id: string) => db.delete(standardVersion).where(eq(standardVersion.id, id)),
  } as const;

  it.each(Object.entries(changes))('does not change: %s', async (_name, change) => {
    const { versionId } = await ownStandard();
    await inHarbour(() => moveVersion(quiet(db), harbour.organisationId, { id: versionId, action: 'PUBLISH' }));
    await expect(inHarbour(() => change(versionId).then(() => {}))).rejects.toMatchObject(refusal('What is published'));
  });

  it.each(Object.entries(changes).slice(0, 1))('changes while it is a draft: %s', async (_name, change) => {
    const { versionId } = await ownStandard();
    await inHarbour(() => change(versionId).then(() => {}));
    const titles = await inHarbour(() =>
      db.selectDistinct({ title: control.title }).from(control).where(eq(control.versionId, versionId)),
    );
    expect(titles).toEqual([{ title: 'Changed' }]);
  });

  it('is withdrawn once, and never removed', async () => {
    const { versionId: id } = await ownStandard();
    const move = (action: 'PUBLISH' | 'WITHDRAW') =>
      inHarbour(() => moveVersion(quiet(db), harbour.organisationId, { id, action }));
    await expect(move('WITHDRAW')).rejects.toMatchObject({ statusCode: 409, message: 'This version is draft' });
    await move('PUBLISH');
    await expect(move('PUBLISH')).rejects.toMatchObject({ statusCode: 409, message: 'This version is published' });
    await expect(
      inHarbour(() => removeDraft(quiet(db), harbour.organisationId, { id, by: 'UNDO' })),
    ).rejects.toMatchObject({
      statusCode: 409,
    });
    await move('WITHDRAW');
    await expect(move('WITHDRAW')).rejects.toMatchObject({ statusCode: 409, message: 'This version is withdrawn' });
  });
});

describe('an import', () => {
  it('keeps all that the file had', async () => {
    const file = readOscalCatalogue(JSON.stringify(example));
    if (!file.ok) throw new Error(file.error.message);
    const { versionId } = await inHarbour(() =>
      storeVersion(db, harbour.organisationId, { ...given, catalogue: file.content }),
    );
    const stored = await inHarbour(() => readVersion(db, harbour.organisationId, versionId));
    // What was derived by it as a whole is now known of each control.
    const asStored = { ...file.content, groups: stored.groups };
    expect(stored).toEqual(asStored);
    const known = controlsIn(stored).map(({ control: one }) => one);
    const read = controlsIn(file.content).map(({ control: one }) => one);
    expect(known.map(({ isAssessed: _known, controls: _inner, ...rest }) => rest)).toEqual(
      read.map(({ isAssessed: _unknown, controls: _inner, ...rest }) => rest),
    );
    expect(known.filter(({ isAssessed }) => isAssessed).map(({ id }) => id)).toEqual(['ac-1', 'ac-1.1', 'held']);
  });

  it('says of each control what follows from the catalogue', async () => {
    const file = readOscalCatalogue(JSON.stringify(example));
    if (!file.ok) throw new Error(file.error.message);
    const { versionId } = await inHarbour(() =>
      storeVersion(db, harbour.organisationId, { ...given, assessedClasses: ['rule'], catalogue: file.content }),
    );
    const rows = await inHarbour(() =>
      db
        .select({
          ref: control.ref,
          isAssessed: control.isAssessed,
          isWithdrawn: control.isWithdrawn,
          successors: control.successors,
        })
        .from(control)
        .where(eq(control.versionId, versionId))
        .orderBy(control.position),
    );
    expect(rows.slice(0, 3)).toEqual([
      { ref: 'AC-1', isAssessed: true, isWithdrawn: false, successors: [] },
      { ref: 'ac-1.1', isAssessed: false, isWithdrawn: false, successors: [] },
      { ref: 'ac-2', isAssessed: false, isWithdrawn: true, successors: ['ac-1'] },
    ]);
  });

  it('is undone with its standard, unless that has another version', async () => {
    const { standardId, versionId } = await ownStandard();
    const second = await inHarbour(() =>
      storeVersion(db, harbour.organisationId, {
        ...given,
        standardId,
        catalogue: { ...iso27001Numbering, version: '2030' },
      }),
    );
    const left = () => inHarbour(() => db.$count(standard, eq(standard.id, standardId)));
    await inHarbour(() => removeDraft(quiet(db), harbour.organisationId, { id: versionId, by: 'UNDO' }));
    expect([await left(), await inHarbour(() => db.$count(control, eq(control.versionId, versionId)))]).toEqual([1, 0]);
    await inHarbour(() => removeDraft(quiet(db), harbour.organisationId, { id: second.versionId, by: 'UNDO' }));
    expect(await left()).toBe(0);
  });
});
