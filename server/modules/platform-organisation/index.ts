import { and, asc, eq, sql } from 'drizzle-orm';

import { conflict } from '#server/contract/errors.ts';
import type { HandlersOf, PlatformContext, Schemas } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import { membership, userAccount } from '#server/database/schema/index.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { administratorInvitations, inviteAdministrator } from '#server/modules/invitation/index.ts';
import { addDefaultLookups, createOrganisation } from '#server/modules/organisation/index.ts';

import { changeState, toNameError, updateOrganisation } from './change.ts';
import { logOrganisation } from './log.ts';
import { organisationPage, readOrganisation } from './read.ts';
import { stateMailJob } from './told-job.ts';

export { organisationJobs } from './slow-work/jobs.ts';

interface Parts {
  readonly database: Pick<Database, 'platform' | 'inOrganisation'>;
  readonly jobs: Pick<Jobs, 'enqueue' | 'send'>;
}

const administratorsOf = ({ database: { platform } }: Parts, organisationId: string) =>
  platform
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      inUse: sql<boolean>`${userAccount.approved} and ${userAccount.active}`,
    })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(and(eq(membership.organisationId, organisationId), eq(membership.role, 'ORG_ADMIN')))
    .orderBy(asc(userAccount.name), asc(userAccount.id));

/** In the organisation, in the name of nobody there. */
const inOrganisation = <T>({ database }: Parts, organisationId: string, work: () => Promise<T>): Promise<T> =>
  database.inOrganisation({ organisationId, userId: '' }, work);

async function create(
  parts: Parts,
  { name, features, administratorEmail }: Schemas['NewPlatformOrganisation'],
  context: PlatformContext,
): Promise<Schemas['PlatformOrganisation']> {
  const { platform } = parts.database;
  const chosen = [...new Set(features)];
  const { id } = await createOrganisation(parts.database, { name, features: chosen }).catch((error: unknown) => {
    throw toNameError(error);
  });
  await logOrganisation(platform, context, {
    action: 'CREATE',
    organisation: { id, name },
    changes: [
      { field: 'features', old: null, new: chosen.toSorted().join(', ') },
      { field: 'administrator', old: null, new: administratorEmail },
    ],
  });
  await inOrganisation(parts, id, () => inviteAdministrator(administratorEmail, parts.jobs));
  return readOrganisation(platform, id);
}

async function inviteTo(parts: Parts, id: string, email: string, context: PlatformContext): Promise<void> {
  const { platform } = parts.database;
  const found = await readOrganisation(platform, id);
  if (found.state !== 'ACTIVE')
    throw conflict([{ field: 'email', message: 'Nobody is invited while the organisation is not active' }]);
  await inOrganisation(parts, id, async () => {
    // Completes an organisation whose creation was interrupted: one that was used has its look-ups as it wants them.
    if (found.memberCount === 0) await addDefaultLookups(id);
    await inviteAdministrator(email, parts.jobs);
  });
  await logOrganisation(platform, context, {
    action: 'UPDATE',
    organisation: found,
    changes: [{ field: 'administrator', old: null, new: email }],
  });
}

/** Organisations in the hands of the platform's administrators. docs/decisions/147-organisations-of-the-platform.md */
export function platformOrganisationHandlers(parts: Parts): HandlersOf<'PlatformOrganisations'> {
  const { platform } = parts.database;
  return {
    list: ({ query }) => organisationPage(platform, query),

    async get({ path: { id } }) {
      const found = await readOrganisation(platform, id);
      const [administrators, invitations] = await Promise.all([
        administratorsOf(parts, id),
        inOrganisation(parts, id, administratorInvitations),
      ]);
      return { ...found, administrators, invitations };
    },

    createOrganisation: ({ body }, context) => create(parts, body, context),

    update: (input, context) => updateOrganisation(platform, input, context),

    async changeState(input, context) {
      const changed = await changeState(platform, input, context);
      const { action } = input.body;
      await parts.jobs.send(stateMailJob, { organisationId: changed.id, action, version: changed.version });
      return changed;
    },

    inviteAdministrator: ({ path: { id }, body: { email } }, context) => inviteTo(parts, id, email, context),
  };
}
