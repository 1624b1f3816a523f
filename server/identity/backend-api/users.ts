import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { identityUsers } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from '../context.ts';
import { normaliseEmail } from '../forms.ts';
import { checkNewPassword } from '../password-rules.ts';
import { backendUserResource } from '../resources/user.ts';
import { queryOf } from '../routes/query.ts';
import type { Queries } from '../store/queries.ts';
import { endAccess, touchUserClients } from '../store/sessions.ts';
import { insertUser, loadUser, lockUser, updateUser, type UserRow } from '../store/users.ts';
import { answerUser, noSuchUser, type WithId } from './answers.ts';
import { metadataOf, nameOf, newUserSchema, parseBody, userChangesSchema } from './bodies.ts';
import { countUsers, listUsers } from './list.ts';
import { metadataRoutes } from './metadata.ts';

/** `/v1/users` of the Backend API. */
export function userRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { database } = context;

  app.get('/', async (request) => {
    const users = await listUsers(context, queryOf(request));
    return users.map((user) => backendUserResource(context, user));
  });
  app.get('/count', async (request) => {
    return { object: 'total_count', total_count: await countUsers(context, queryOf(request)) };
  });
  app.post('/', async ({ body }) => answerUser(context, await createUser(context, body)));
  app.get<WithId>('/:id', ({ params }) => answerUser(context, params.id));
  app.patch<WithId>('/:id', async ({ params, body }) => {
    await changeUser(context, params.id, body);
    return answerUser(context, params.id);
  });
  app.delete<WithId>('/:id', async ({ params: { id } }) => {
    await database.transaction((transaction) => deleteUser(context, transaction, id));
    return { object: 'user', id, deleted: true };
  });
  for (const [action, banned] of [
    ['ban', true],
    ['unban', false],
  ] as const) {
    app.post<WithId>(`/:id/${action}`, async ({ params: { id } }) => {
      await database.transaction((transaction) => setBanned(context, transaction, id, banned));
      return answerUser(context, id);
    });
  }
  metadataRoutes(app, context);
}

async function createUser(context: IdentityContext, body: unknown): Promise<string> {
  const given = parseBody(newUserSchema, body);
  const [first, ...others] = given.email_address;
  const normalise = (address: string) => normaliseEmail(address, 'email_address');
  const emailAddresses: [string, ...string[]] = [normalise(first), ...others.map(normalise)];
  const { password } = given;
  const profile = {
    firstName: nameOf(given.first_name, 'first_name') ?? null,
    lastName: nameOf(given.last_name, 'last_name') ?? null,
  };
  const owner = { ...profile, productName: context.productName, emailAddress: emailAddresses[0] };
  if (password !== undefined) checkNewPassword(password, 'password', owner);
  const user = {
    ...profile,
    emailAddresses,
    passwordHash: password === undefined ? null : await context.passwords.hash(null, password),
    publicMetadata: metadataOf(given.public_metadata, 'public_metadata') ?? {},
    privateMetadata: metadataOf(given.private_metadata, 'private_metadata') ?? {},
    unsafeMetadata: metadataOf(given.unsafe_metadata, 'unsafe_metadata') ?? {},
  };
  return context.database.transaction((transaction) => insertUser(transaction, user, instantOf(context)));
}

async function changeUser(context: IdentityContext, id: string, body: unknown): Promise<void> {
  const given = parseBody(userChangesSchema, body);
  const firstName = nameOf(given.first_name, 'first_name');
  const lastName = nameOf(given.last_name, 'last_name');
  const { password } = given;
  if (password !== undefined) await checkPasswordOf(context, id, password);
  const changes: Partial<UserRow> = {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(password === undefined ? {} : { passwordHash: await context.passwords.hash(null, password) }),
  };
  const now = instantOf(context);
  await context.database.transaction(async (transaction) => {
    if (!(await updateUser(transaction, id, changes, now))) throw noSuchUser();
    if (given.sign_out_of_other_sessions) await endAccess(transaction, { userId: id }, now);
    else await touchUserClients(transaction, id, now);
  });
}

async function checkPasswordOf(context: IdentityContext, id: string, password: string): Promise<void> {
  const user = await loadUser(context.database, id);
  if (!user) throw noSuchUser();
  const { firstName, lastName, emails } = user;
  const emailAddress = emails[0]?.emailAddress;
  checkNewPassword(password, 'password', { productName: context.productName, emailAddress, firstName, lastName });
}

async function setBanned(context: IdentityContext, transaction: Queries, id: string, banned: boolean): Promise<void> {
  const now = instantOf(context);
  if (!(await updateUser(transaction, id, { banned }, now))) throw noSuchUser();
  if (banned) await endAccess(transaction, { userId: id }, now);
}

async function deleteUser(context: IdentityContext, transaction: Queries, id: string): Promise<void> {
  if (!(await lockUser(transaction, id))) throw noSuchUser();
  await endAccess(transaction, { userId: id }, instantOf(context));
  await transaction.delete(identityUsers).where(eq(identityUsers.id, id));
}
