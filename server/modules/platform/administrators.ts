import { and, asc, eq, sql } from 'drizzle-orm';

import { levelTexts } from '#domain/words/people.ts';
import { platformFeatureTexts, platformRoleTexts } from '#domain/words/platform.ts';
import { platformFeatures, type PlatformFeature, type PlatformRole, type PermissionLevel } from '#openapi/access.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { membership, platformMembership, platformPermission, userAccount } from '#server/database/schema/index.ts';
import type { Author } from '#server/modules/record/index.ts';

import { logPlatformActivity } from './activity.ts';
import { actingOnPerson, changePeople, type PlatformTransaction } from './people.ts';

type Administrator = Schemas['PlatformAdministrator'];
type Rights = Pick<Administrator, 'role' | 'featurePermissions'>;

const rightsOf = sql`select coalesce(json_agg(json_build_object('feature', ${platformPermission.feature}, 'permission',
    ${platformPermission.level}) order by ${platformPermission.feature}), '[]')
  from ${platformPermission} where ${platformPermission.userId} = ${userAccount.id}`;

const rows = (database: Pick<PlatformDatabase, 'select'>) =>
  database
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      role: sql<PlatformRole>`${platformMembership.role}`,
      featurePermissions: sql<{ feature: PlatformFeature; permission: PermissionLevel }[]>`(${rightsOf})`,
      inUse: sql<boolean>`${userAccount.approved} and ${userAccount.active}`,
      version: userAccount.version,
    })
    .from(platformMembership)
    .innerJoin(userAccount, eq(userAccount.id, platformMembership.userId))
    .$dynamic();

/** @throws ApiError 404 for someone without a platform role */
async function read(database: Pick<PlatformDatabase, 'select'>, id: string): Promise<Administrator> {
  const [found] = await rows(database).where(eq(userAccount.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** A Super Admin has every right, whatever was chosen. */
const given = ({ role, featurePermissions }: Rights): Rights['featurePermissions'] =>
  role === 'SUPER_ADMIN'
    ? platformFeatures.map((feature) => ({ feature, permission: 'DELETE' }))
    : [...featurePermissions];

/** @throws ApiError 400 for a feature that is named twice */
function refuseRepeated({ featurePermissions }: Rights): void {
  const errors = featurePermissions.flatMap(({ feature }, index) =>
    featurePermissions.findIndex((one) => one.feature === feature) < index
      ? [{ field: `featurePermissions/${index}/feature`, message: 'Name each feature once' }]
      : [],
  );
  if (errors.length > 0) throw invalid(errors);
}

/** Makes these the role and the rights of a person. */
async function store(transaction: PlatformTransaction, userId: string, rights: Rights): Promise<void> {
  const { role } = rights;
  await transaction
    .insert(platformMembership)
    .values({ userId, role })
    .onConflictDoUpdate({ target: platformMembership.userId, set: { role } });
  await transaction.delete(platformPermission).where(eq(platformPermission.userId, userId));
  const levels = given(rights).map(({ feature, permission: level }) => ({ userId, feature, level }));
  if (levels.length > 0) await transaction.insert(platformPermission).values(levels);
}

/** @throws ApiError 409 for another version than was read */
async function touch(transaction: PlatformTransaction, id: string, version: number): Promise<void> {
  const [touched] = await transaction
    .update(userAccount)
    .set({ version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(userAccount.id, id), eq(userAccount.version, version)))
    .returning({ id: userAccount.id });
  if (touched === undefined) throw versionConflict(await read(transaction, id));
}

const rightsText = (rights: Rights): string =>
  given(rights)
    .map(({ feature, permission }) => `${platformFeatureTexts[feature]}: ${levelTexts[permission]}`)
    .toSorted()
    .join('; ');

async function log(
  transaction: PlatformTransaction,
  context: Author,
  { before, after }: { readonly before: Administrator | null; readonly after: Administrator | null },
): Promise<void> {
  const person = after ?? before;
  if (person === null) return;
  const [old, now] = [before && rightsText(before), after && rightsText(after)];
  await logPlatformActivity(transaction, context, {
    action: 'UPDATE',
    entityType: 'user',
    entityId: person.id,
    entityName: person.name,
    changes: [
      ...(before?.role === after?.role
        ? []
        : [
            {
              field: 'role',
              old: before && platformRoleTexts[before.role],
              new: after && platformRoleTexts[after.role],
            },
          ]),
      ...(old === now ? [] : [{ field: 'rights', old, new: now }]),
    ],
  });
}

/** Whether the account with an address can be appointed: it must exist and belong to no organisation. */
type Appointment =
  | { readonly id: string; readonly name: string }
  | { readonly refusal: 'INVALID' | 'ADMINISTERS' | 'MEMBER'; readonly message: string };

const refused = (refusal: 'INVALID' | 'ADMINISTERS' | 'MEMBER', message: string) => ({ refusal, message });

/** Says whom an appointment of this address would concern, or why it cannot be. */
export async function appointmentOf(database: Pick<PlatformDatabase, 'select'>, email: string): Promise<Appointment> {
  const found = await database
    .select({
      id: userAccount.id,
      name: userAccount.name,
      active: userAccount.active,
      role: platformMembership.role,
    })
    .from(userAccount)
    .leftJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
    .where(sql`lower(${userAccount.email}) = ${email.trim().toLowerCase()}`)
    .limit(2);
  const [account, another] = found;
  if (account === undefined) return refused('INVALID', 'No account has this address: ask the person to sign up first');
  if (another !== undefined)
    return refused('INVALID', 'Several accounts have this address: repair them under Clerk Users first');
  if (!account.active) return refused('INVALID', 'This account is deactivated');
  if (account.role !== null) return refused('ADMINISTERS', 'This person administers the platform already');
  const [member] = await database.select().from(membership).where(eq(membership.userId, account.id)).limit(1);
  return member === undefined
    ? account
    : refused('MEMBER', 'This person is a member of an organisation: administrators of the platform belong to none');
}

/** Makes the account with an address an administrator, and approves it. @throws ApiError 400 and 409 */
export async function appointAdministrator(
  transaction: PlatformTransaction,
  context: Author,
  { email, ...rights }: Schemas['NewPlatformAdministrator'],
): Promise<Administrator> {
  refuseRepeated(rights);
  const appointment = await appointmentOf(transaction, email);
  if ('refusal' in appointment) {
    const errors = [{ field: 'email', message: appointment.message }];
    throw appointment.refusal === 'INVALID' ? invalid(errors) : conflict(errors);
  }
  const { id } = appointment;
  await transaction
    .update(userAccount)
    .set({ approved: true, version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` })
    .where(eq(userAccount.id, id));
  await store(transaction, id, rights);
  const after = await read(transaction, id);
  await log(transaction, context, { before: null, after });
  return after;
}

/** Who administers the platform. docs/decisions/148-administrators-and-identities.md */
export const administratorHandlers = (platform: PlatformDatabase): HandlersOf<'PlatformAdministrators'> => ({
  everyone: () => rows(platform).orderBy(asc(userAccount.name), asc(userAccount.id)).limit(500),

  appoint: ({ body }, context) =>
    changePeople(platform, (transaction) => appointAdministrator(transaction, context, body)),

  setRights: actingOnPerson<'PlatformAdministrators.setRights'>(
    platform,
    async (transaction, { path: { id }, body: { version, ...rights } }, context) => {
      refuseRepeated(rights);
      const before = await read(transaction, id);
      await touch(transaction, id, version);
      await store(transaction, id, rights);
      const after = await read(transaction, id);
      await log(transaction, context, { before, after });
      return after;
    },
  ),

  remove: actingOnPerson<'PlatformAdministrators.remove'>(
    platform,
    async (transaction, { path: { id }, body: { version } }, context) => {
      const before = await read(transaction, id);
      await touch(transaction, id, version);
      await transaction.delete(platformPermission).where(eq(platformPermission.userId, id));
      await transaction.delete(platformMembership).where(eq(platformMembership.userId, id));
      await log(transaction, context, { before, after: null });
    },
  ),
});
