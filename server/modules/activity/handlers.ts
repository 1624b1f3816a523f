import { and, eq, sql, type SQL } from 'drizzle-orm';

import { sealedActivityTexts } from '#domain/words/sealed-activity.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { activity, organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  exportFile,
  findViewable,
  formatsOfRows,
  rowSchemaOf,
  viewableEntities,
} from '#server/modules/record/index.ts';

import { sealedLog } from './chain/sealed-log.ts';
import { organisationNames } from './names.ts';
import { activityPage, type ActivityQuery } from './page.ts';

// Row-level security limits the app role to the transaction's organisation.
const ownName = sql`(select json_build_object('id', ${organisation.id}, 'name', ${organisation.name}) from ${organisation})`;

const log = { database: db, table: activity, entityRef: activity.entityRef, organisation: ownName };

/** Activity on entities whose feature the caller may view now. */
const visible = (context: OrganisationContext): SQL =>
  sql`${activity.entityType} = any(${sql.param(viewableEntities(context))}::text[])`;

const pageFor = (query: ActivityQuery, context: OrganisationContext, whose?: SQL) =>
  activityPage({ ...log, findNames: organisationNames(context) }, query, and(visible(context), whose));

const formats = () => formatsOfRows(sealedActivityTexts, rowSchemaOf('Activities.exportSealed'));

/** The organisation's activity log. */
export const activityHandlers: HandlersOf<'Activities'> = {
  list: ({ query }, context) => pageFor(query, context, eq(activity.actorId, context.user.id)),
  listAll: ({ query }, context) => pageFor(query, context),
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
