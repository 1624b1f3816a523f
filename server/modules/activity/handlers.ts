import { and, eq, sql, type SQL } from 'drizzle-orm';

import { sealedActivityTexts } from '#domain/words/sealed-activity.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { activity, organisation } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import {
  exportFile,
  findViewable,
  formatsOfRows,
  rowSchemaOf,
  viewableEntities,
} from '#server/modules/record/index.ts';

import { sealedLog } from './chain/sealed-log.ts';
import { verifiablePage } from './chain/verifiable-page.ts';
import { exportActivities } from './export.ts';
import { organisationNames } from './names.ts';
import { activityPage, type ActivityQuery } from './page.ts';

// Row-level security limits the app role to the transaction's organisation.
const ownName = sql`(select json_build_object('id', ${organisation.id}, 'name', ${organisation.name}) from ${organisation})`;

const log = { database: db, table: activity, entityRef: activity.entityRef, organisation: ownName };

/** Activity on entities whose feature the caller may view now. */
const visible = (context: OrganisationContext): SQL =>
  sql`${activity.entityType} = any(${sql.param(viewableEntities(context))}::text[])`;

const logFor = (context: OrganisationContext) => ({ ...log, findNames: organisationNames(context) });

const pageFor = (query: ActivityQuery, context: OrganisationContext, whose?: SQL) =>
  activityPage(logFor(context), query, and(visible(context), whose));

async function nameOfOrganisation(): Promise<string> {
  const [own] = await db
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, organisationOfTransaction()));
  return own?.name ?? '';
}

const formats = () => formatsOfRows(sealedActivityTexts, rowSchemaOf('Activities.exportSealed'));

/** The organisation's activity log. */
export const activityHandlers: HandlersOf<'Activities'> = {
  list: ({ query }, context) => pageFor(query, context, eq(activity.actorId, context.user.id)),
  listAll: ({ query }, context) => pageFor(query, context),
  exportOwn: ({ query }, context) =>
    exportActivities(logFor(context), query, {
      scope: and(visible(context), eq(activity.actorId, context.user.id)),
      context,
    }),
  exportAll: ({ query }, context) => exportActivities(logFor(context), query, { scope: visible(context), context }),
  exportVerifiable: async (_input, context) =>
    exportFile(
      {
        name: 'verifiable activity log',
        format: verifiablePage(await context.inTransaction(nameOfOrganisation), formats().json),
        ...sealedLog(context.organisation.id, viewableEntities(context)),
      },
      context,
    ),
  exportSealed: ({ query: { format } }, context) =>
    exportFile(
      {
        name: 'sealed activity log',
        format: formats()[format],
        ...sealedLog(context.organisation.id, viewableEntities(context)),
      },
      context,
    ),
};

/** The history of a record. */
export const historyHandlers: HandlersOf<'Histories'> = {
  async list({ path: { id }, query }, context) {
    await findViewable(context, id);
    return activityPage({ ...log, findNames: organisationNames(context) }, query, eq(activity.entityId, id));
  },
};
