import { and, eq } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import { membership, referenceCounter, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import { addDefaultLookups } from '#server/modules/organisation/index.ts';

import { demoPeople } from './accounts.ts';
import { addAcknowledgements } from './acknowledgements/index.ts';
import { addAttachments, storeContents } from './attachments.ts';
import { addComments } from './comments.ts';
import { addDocuments, filesOfRepositories } from './documents.ts';
import { addLabels } from './labels.ts';
import { addLinks } from './links.ts';
import { notifyAuthor, readEarlierNotices } from './notices.ts';
import { addAssessments, answerFilesOf } from './provider-assessments/index.ts';
import { remindAuthor } from './reminders.ts';
import { organisationRights } from './rights.ts';
import type { StoredOrganisation } from './seed-accounts.ts';

/** The author as the principal of a request. */
async function authorContext(
  database: Database,
  issuer: string,
  { id, name, author, features }: StoredOrganisation,
): Promise<OrganisationContext> {
  const [user] = await database.platform
    .select({ id: userAccount.id, name: userAccount.name, issuer: userAccount.issuer, subject: userAccount.subject })
    .from(userAccount)
    .where(and(eq(userAccount.issuer, issuer), eq(userAccount.email, author)));
  const role = demoPeople
    .find(({ email }) => email === author)
    ?.memberships.find(({ organisation }) => organisation === name)?.role;
  if (user === undefined || role === undefined) throw new Error(`${author} is not a member of ${name}`);
  const rights = organisationRights(role, features);
  return {
    request: { id: 'demo', ip: '127.0.0.1', userAgent: null },
    user: { ...user, sessionId: '' },
    organisation: {
      id,
      role,
      featurePermissions: rights.map(({ feature, level }) => ({ feature, permission: level })),
    },
  };
}

/** Whether the organisation has ever had a record: reference counters outlive records. */
const hadRecords = async () => (await db.$count(referenceCounter)) > 0;

interface RecordParts {
  readonly database: Database;
  readonly issuer: string;
  readonly files: Files;
}

/**
 * Creates the organisation's records through the API's handlers, all or none, unless it has ever had records.
 * @returns how many records were created
 */
export async function ensureRecords(
  { database, issuer, files }: RecordParts,
  organisation: StoredOrganisation,
): Promise<number> {
  const context = await authorContext(database, issuer, organisation);
  const scope = { organisationId: organisation.id, userId: context.user.id };
  if (await database.inOrganisation(scope, hadRecords)) return 0;
  const attachments = await storeContents(context, organisation.attachments, files);
  const documents = await storeContents(context, filesOfRepositories(organisation.documents), files);
  const answerFiles = await storeContents(context, answerFilesOf(organisation.assessments), files);
  const added = await database.inOrganisation(scope, async () => {
    if (await hadRecords()) return 0;
    await addDefaultLookups(organisation.id);
    let created = 0;
    for (const seed of organisation.seeds) created += await seed(context);
    await addComments(context, organisation.comments);
    await addLabels(context, organisation.labels);
    await addLinks(context, organisation.links);
    await addAttachments(context, attachments);
    created += await addDocuments(context, organisation.documents, documents);
    created += await addAssessments(context, organisation.assessments, { files, answerFiles });
    await addAcknowledgements(context, organisation.acknowledgements);
    await notifyAuthor(context);
    await remindAuthor(context);
    return created;
  });
  if (added > 0) await readNotices(database, organisation.id);
  return added;
}

/** What everyone was told while the records were made is as good as read. */
async function readNotices(database: Database, organisationId: string): Promise<void> {
  const members = await database.platform
    .select({ userId: membership.userId })
    .from(membership)
    .where(eq(membership.organisationId, organisationId));
  for (const { userId } of members) await database.inOrganisation({ organisationId, userId }, readEarlierNotices);
}
