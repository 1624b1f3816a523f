import { Readable } from 'node:stream';

import { sql } from 'drizzle-orm';

import { isKept } from '#domain/compliance/not-kept.ts';
import type { OscalInput } from '#domain/compliance/oscal-parts.ts';
import { oscalPoam } from '#domain/compliance/oscal-poam.ts';
import { oscalResults } from '#domain/compliance/oscal-results.ts';
import { controlSheet, reportSheets } from '#domain/compliance/report-sheets.ts';
import { standardName } from '#domain/compliance/standard-name.ts';
import { invalid } from '#server/contract/errors.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { controlsAt } from '#server/modules/compliance/index.ts';
import { csvOfSheet, workbookOfSheets } from '#server/modules/record/index.ts';

import { momentOf } from './moment.ts';
import { uuidOf } from './name-uuid.ts';

type Report = Schemas['ComplianceReport'];
type Format = Schemas['ComplianceReportFormat'];

/** The codes of the controls of a report in the source of their standard, by position. */
export async function codesOf({ items, closing, basis, day }: Report): Promise<ReadonlyMap<string, string>> {
  const [assessmentId = null] = closing?.id.split('.') ?? [];
  const { past } = await momentOf(basis === 'DAY' ? day : undefined);
  const { rows } = await db.execute<{ id: string; code: string }>(sql`
    select p.id, c.code from ${controlsAt(past?.before)} as p
    left join assessment_item item on item.organisation_id = p.organisation_id and item.position_id = p.id
      and item.assessment_id = ${assessmentId}::uuid
    join control c on c.owner_id = p.catalogue_owner and c.version_id = coalesce(item.version_id, p.version_then)
      and c.id = coalesce(item.control_id, p.control_then)
    where p.id = any(${sql.param(items.map(({ positionId }) => positionId))}::uuid[])`);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** A report in JSON, as the contract describes it. */
export const jsonOf = (report: Report | Schemas['ComplianceDashboard']): string =>
  `${JSON.stringify(report, null, 2)}\n`;

/** How a format is named and sent. */
interface FileType {
  readonly extension: string;
  readonly contentType: string;
}

interface Written extends FileType {
  readonly write: (input: OscalInput) => string | Readable;
}

const oscal = 'application/oscal+json';

/** The formats that reports and the dashboard share. */
export const sheetTypes = {
  xlsx: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { extension: 'csv', contentType: 'text/csv; charset=utf-8; header=present' },
  json: { extension: 'json', contentType: 'application/json; charset=utf-8' },
} as const satisfies Record<Schemas['ComplianceDashboardFormat'], FileType>;

/** A file of a type, by its name without an extension. */
export const fileAnswer = (
  name: string,
  { extension, contentType }: FileType,
  content: string | Readable,
): FileAnswer => ({
  name: `${name}.${extension}`,
  contentType,
  content: typeof content === 'string' ? Readable.from([content]) : content,
});

const formats: Readonly<Record<Format, Written>> = {
  xlsx: {
    ...sheetTypes.xlsx,
    write: ({ report }) => workbookOfSheets(reportSheets(report), report.day),
  },
  csv: {
    ...sheetTypes.csv,
    write: ({ report }) => csvOfSheet(controlSheet(report)),
  },
  json: {
    ...sheetTypes.json,
    write: ({ report }) => jsonOf(report),
  },
  oscalResults: { extension: 'assessment-results.json', contentType: oscal, write: oscalResults },
  oscalPoam: { extension: 'poam.json', contentType: oscal, write: oscalPoam },
};

/** `Quay rules 1.0 2026-03-31` */
export const fileNameOf = ({ title, number, day, closing }: Report): string =>
  [standardName({ title, number }), closing === null ? day : `${closing.ref} closing ${closing.number}`].join(' ');

/** Why a report cannot be written in a format; undefined if it can. OSCAL has no documents about nothing. */
function refusalOf(report: Report, format: Format): string | undefined {
  const { findings, score } = report;
  if (format === 'oscalPoam' && !isKept(report, 'FINDINGS')) return 'This closing did not keep its findings';
  if (format === 'oscalPoam' && findings.length === 0) return 'There are no findings, and a plan of action needs one';
  return format === 'oscalResults' && score.assessed === 0
    ? 'Nothing is assessed, and assessment results need a control that is'
    : undefined;
}

/** A report as a file. @throws ApiError 400 of what OSCAL cannot write */
export function fileOf(report: Report, codes: ReadonlyMap<string, string>, format: Format): FileAnswer {
  const refused = refusalOf(report, format);
  if (refused !== undefined) throw invalid([{ field: 'format', message: refused }]);
  const written = formats[format];
  const content = written.write({ report, codeOf: (id) => codes.get(id) ?? id, uuidOf });
  return fileAnswer(fileNameOf(report), written, content);
}
