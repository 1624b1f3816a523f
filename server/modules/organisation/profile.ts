import { and, asc, eq, sql } from 'drizzle-orm';

import { conflict, invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { organisation, organisationHoliday } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { logSetting } from '#server/modules/record/index.ts';

import { checkedImage } from './square-image.ts';

type Profile = Schemas['OrganisationProfile'];
type Changes = Partial<Omit<typeof organisation.$inferInsert, 'id' | 'version'>>;

/** The holidays of the transaction's organisation, in their order. */
export const readHolidays = (): Promise<Schemas['Holiday'][]> =>
  db
    .select({ day: organisationHoliday.day, name: organisationHoliday.name })
    .from(organisationHoliday)
    .orderBy(asc(organisationHoliday.day))
    .execute();

/** The profile of the transaction's organisation. */
async function readProfile(): Promise<Profile> {
  const [found] = await db
    .select({
      id: organisation.id,
      version: organisation.version,
      name: organisation.name,
      logo: organisation.logo,
      address: organisation.address,
      sector: organisation.sector,
      size: organisation.size,
      countries: organisation.countries,
      workingDays: organisation.workingDays,
      parent: sql<string | null>`parent_organisation()`,
    })
    .from(organisation)
    .where(eq(organisation.id, organisationOfTransaction()));
  if (found === undefined) throw new Error('The organisation of the transaction does not exist');
  return { ...found, holidays: await readHolidays() };
}

/** @throws ApiError 409 if it was changed since, or the name is taken */
async function store(changes: Changes, version: number, context: OrganisationContext): Promise<void> {
  try {
    const saved = await db
      .update(organisation)
      .set({ ...changes, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(organisation.id, context.organisation.id), eq(organisation.version, version)))
      .returning({ id: organisation.id });
    if (saved.length === 0) throw versionConflict(await readProfile());
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'organisation_name') throw error;
    throw conflict([{ field: 'name', message: 'Another organisation of this platform has this name' }]);
  }
}

/** What occurs twice, by its place in the list. */
function refuseRepeated(field: string, values: readonly unknown[], at: (index: number) => string): void {
  const errors = values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ field: `${field}/${at(index)}`, message: 'Name each one once' }] : [],
  );
  if (errors.length > 0) throw invalid(errors);
}

/** @throws ApiError 409 */
function refuseOther(before: Profile, version: number): void {
  if (before.version !== version) throw versionConflict(before);
}

const inWords = (holidays: readonly Schemas['Holiday'][]) =>
  holidays.map(({ day, name }) => `${day} ${name}`).join('; ');

const save: HandlersOf<'OrganisationProfiles'>['save'] = async ({ body: { version, ...given } }, context) => {
  const { countries, workingDays } = given;
  refuseRepeated('countries', countries ?? [], String);
  refuseRepeated('workingDays', workingDays ?? [], String);
  const before = await readProfile();
  refuseOther(before, version);
  const changes = {
    ...given,
    ...(countries === undefined ? {} : { countries: countries.toSorted() }),
    ...(workingDays === undefined ? {} : { workingDays: workingDays.toSorted((one, other) => one - other) }),
  };
  await store(changes, version, context);
  await logSetting(context, 'organisationSettings', before, changes);
  return readProfile();
};

const saveHolidays: HandlersOf<'OrganisationProfiles'>['saveHolidays'] = async ({ body }, context) => {
  const { version, holidays } = body;
  refuseRepeated(
    'holidays',
    holidays.map(({ day }) => day),
    (index) => `${index}/day`,
  );
  const before = await readProfile();
  refuseOther(before, version);
  await store({}, version, context);
  await db.delete(organisationHoliday).where(eq(organisationHoliday.organisationId, context.organisation.id));
  const rows = holidays.map((holiday) => ({ organisationId: context.organisation.id, ...holiday }));
  if (rows.length > 0) await db.insert(organisationHoliday).values(rows);
  const after = await readProfile();
  const texts = { before: inWords(before.holidays), after: inWords(after.holidays) };
  await logSetting(context, 'organisationSettings', { holidays: texts.before }, { holidays: texts.after });
  return after;
};

/** What administrators say about their organisation. docs/decisions/145-an-organisation-describes-itself.md */
export const profileHandlers: HandlersOf<'OrganisationProfiles'> = {
  read: readProfile,
  save,
  saveHolidays,

  async saveLogo({ body: { version, logo } }, context) {
    if (logo !== null) checkedImage(logo, 'logo');
    const before = await readProfile();
    refuseOther(before, version);
    await store({ logo }, version, context);
    // The log says that there is another image; it keeps none.
    const inLog = (image: string | null) => (image === null ? null : 'An image');
    if (logo !== before.logo)
      await logSetting(
        context,
        'organisationSettings',
        { logo: inLog(before.logo) },
        { logo: logo === null ? null : 'Another image' },
      );
    return readProfile();
  },

  async subOrganisations() {
    const { rows } = await db.execute<{ id: string; name: string; isMember: boolean }>(
      sql`select id, name, is_member as "isMember" from sub_organisations() order by name, id`,
    );
    return rows;
  },
};
