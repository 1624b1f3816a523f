import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { descriptionOfReport, titleOfReport } from '#domain/incident/report.ts';
import { futureProblem, isInFuture } from '#domain/incident/times.ts';
import { isVisible } from '#domain/text/comment-text.ts';
import { forbidden, invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { attachment, incident, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { addHandler, fileChanges, type FileKeepers, type UploadParts } from '#server/modules/attachment/index.ts';
import {
  inContractForm,
  pageOf,
  registerHandlers,
  toPage,
  totalsOf,
  type RecordSettings,
} from '#server/modules/record/index.ts';

import { incidentRegister } from '../register.ts';

type Report = Schemas['IncidentReport'];
type Person = Schemas['PersonReference'];

const filesOf = sql<number>`(select count(*)::integer from ${attachment}
  where ${eqWithinOrganisation(attachment.recordId, record.id)}
    and ${attachment.removedAt} is null)`;

const reports = () =>
  db
    .select({
      id: record.id,
      ref: record.ref,
      title: record.title,
      status: incident.status,
      reportedAt: sql<string | null>`coalesce(${inContractForm(incident.reportedAt)}, ${incident.reportedIn})`,
      owner: sql<Person | null>`case when ${userAccount.id} is not null
        then json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end`,
      resolvedAt: sql<string | null>`coalesce(${inContractForm(incident.resolvedAt)}, ${incident.resolvedIn})`,
      files: filesOf,
    })
    .from(incident)
    .innerJoin(record, eqWithinOrganisation(record.id, incident.id))
    .leftJoin(userAccount, eq(userAccount.id, incident.ownerId));

const isReportedBy = (userId: string) => and(eq(incident.reporterId, userId), isNull(record.deletedAt));

const countOf = async (where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(incident)
    .innerJoin(record, eqWithinOrganisation(record.id, incident.id))
    .where(where);
  return row?.count ?? 0;
};

async function reportWith(id: string): Promise<Report> {
  const [found] = await reports().where(eq(record.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** Only a report of one's own, and only until it is closed. @throws ApiError 403, 404 */
async function requireOwnReport(userId: string, id: string): Promise<void> {
  const [found] = await db
    .select({ reporterId: incident.reporterId, status: incident.status })
    .from(incident)
    .where(eq(incident.id, id));
  if (found?.reporterId !== userId) throw notFound();
  if (found.status === 'CLOSED') throw forbidden('The incident is closed');
}

/** @throws ApiError 400 */
function refuse({ what, noticedAt }: Schemas['IncidentReportInput']): void {
  if (!isVisible(what)) throw invalid([{ field: 'what', message: 'Say what happened' }]);
  if (isInFuture(noticedAt, Date.now())) throw invalid([{ field: 'noticedAt', message: futureProblem }]);
}

/** What members report, and what became of it. docs/decisions/190-reports-of-incidents.md */
export function incidentReportHandlers(
  settings: RecordSettings,
  uploads: UploadParts,
  keepers: FileKeepers,
): HandlersOf<'IncidentReports'> {
  const incidents = registerHandlers(incidentRegister, settings);
  return {
    async mine({ query }, { user }) {
      const { perPage, offset } = pageOf(query);
      const own = isReportedBy(user.id);
      const [rows, totals] = await Promise.all([
        reports()
          .where(own)
          .orderBy(sql`${incident.reportedAt} desc nulls last`, desc(record.id))
          .limit(perPage)
          .offset(offset),
        totalsOf(countOf, own, undefined),
      ]);
      return toPage(query, totals, rows);
    },

    async report({ body }, context) {
      refuse(body);
      const { what, noticedAt, where = '' } = body;
      const { id } = await incidents.create(
        {
          body: {
            title: titleOfReport(what),
            description: descriptionOfReport({ what, where }),
            detectedAt: noticedAt,
            reportedAt: new Date().toISOString(),
            reporterId: context.user.id,
          },
        },
        context,
      );
      return reportWith(id);
    },

    attach: addHandler(uploads, fileChanges(keepers), (context, { id }) => requireOwnReport(context.user.id, id)),
  };
}
