import { eq, sql } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { runZeroConnection, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logSetting } from '#server/modules/record/index.ts';

/** Encrypts tokens at rest. */
export interface TokenVault {
  seal(plain: string, purpose: string): string;
  /** @throws if it was encrypted for another purpose or with another key */
  open(sealed: string, purpose: string): string;
}

/** A stored token can be decrypted for its own organisation and console only. */
export const purposeOf = (organisationId: string, consoleUrl: string) => `run-zero ${organisationId} ${consoleUrl}`;

const defaultConsole = 'https://console.runzero.com';

/** The row, without its token. */
export async function readConnection(): Promise<Schemas['RunZeroConnection']> {
  const [found] = await db
    .select({
      consoleUrl: runZeroConnection.consoleUrl,
      setBy: { id: userAccount.id, name: userAccount.name },
      setAt: runZeroConnection.setAt,
      lastPull: runZeroConnection.lastPull,
    })
    .from(runZeroConnection)
    .innerJoin(userAccount, eq(userAccount.id, runZeroConnection.setBy));
  if (found === undefined) return { consoleUrl: defaultConsole, setBy: null, setAt: null, lastPull: null };
  return { ...found, setAt: found.setAt.toISOString() };
}

/** `https://Console.runZero.com/` as `https://console.runzero.com`. @throws ApiError 400 */
function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    throw invalid([
      { field: 'consoleUrl', message: 'Enter an https address without a path, such as https://console.runzero.com' },
    ]);
  return url.origin;
}

/** The token for a console. One that is kept is never sent to another console. @throws ApiError 400 */
async function sealedTokenFor(consoleUrl: string, given: string | undefined, seal: (token: string) => string) {
  if (given !== undefined) return seal(given);
  const [stored] = await db
    .select({ consoleUrl: runZeroConnection.consoleUrl, sealedToken: runZeroConnection.sealedToken })
    .from(runZeroConnection)
    .for('update');
  if (stored === undefined) throw invalid([{ field: 'token', message: 'Enter an export token' }]);
  if (stored.consoleUrl !== consoleUrl)
    throw invalid([{ field: 'token', message: 'Enter the token again: the console is another one' }]);
  return stored.sealedToken;
}

/** What the log shows of a connection: that there is a token, and never which. */
async function loggedConnection() {
  const { consoleUrl, setBy } = await readConnection();
  return setBy === null ? { consoleUrl: null, token: null } : { consoleUrl, token: 'Stored' };
}

async function saveConnection(
  vault: TokenVault,
  { consoleUrl: given, token }: Schemas['RunZeroConnectionInput'],
  context: OrganisationContext,
): Promise<Schemas['RunZeroConnection']> {
  const { organisation, user } = context;
  const before = await loggedConnection();
  const consoleUrl = originOf(given);
  const seal = (plain: string) => vault.seal(plain, purposeOf(organisation.id, consoleUrl));
  const sealedToken = await sealedTokenFor(consoleUrl, token, seal);
  const values = { consoleUrl, sealedToken, setBy: user.id, setAt: sql`now()`, lastPull: null };
  await db
    .insert(runZeroConnection)
    .values({ ...values, organisationId: organisation.id })
    .onConflictDoUpdate({ target: runZeroConnection.organisationId, set: values });
  const isReplaced = before.token !== null && token !== undefined;
  await logSetting(context, 'runZeroConnection', before, { consoleUrl, token: isReplaced ? 'Replaced' : 'Stored' });
  return readConnection();
}

/** The settings of the pull; a token goes in and never comes out. */
export const connectionHandlers = (
  vault: TokenVault,
): Pick<HandlersOf<'RunZeroConnections'>, 'read' | 'save' | 'disconnect'> => ({
  read: readConnection,
  save: ({ body }, context) => saveConnection(vault, body, context),
  async disconnect(_request, context) {
    const before = await loggedConnection();
    await db.delete(runZeroConnection);
    await logSetting(context, 'runZeroConnection', before, { consoleUrl: null, token: null });
  },
});
