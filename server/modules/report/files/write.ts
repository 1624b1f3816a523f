import type { ReportContent } from '#domain/report/content.ts';
import type { Schemas } from '#server/contract/types.ts';
import { runInWorker, TooMuchWork, workerTask } from '#server/workers/index.ts';

import { ReportRefused } from '../refused.ts';
import type { run as writeDocx } from './docx.task.ts';
import type { run as writePdf } from './pdf.task.ts';
import { csvOf, workbookOf } from './spreadsheets.ts';

const tooMuch = 'This report is too long for the format. Choose Excel or CSV, or narrow it.';

const pdf = workerTask<typeof writePdf>(new URL('pdf.task.ts', import.meta.url), tooMuch);
const docx = workerTask<typeof writeDocx>(new URL('docx.task.ts', import.meta.url), tooMuch);

/** In milliseconds: 10,000 rows take a tenth of it on an idle machine. */
const limitMs = 120_000;

/** A Word document is held in memory as a whole. */
const mostRowsOfDocx = 3_000;

/** How many rows the tables of a report have. */
export const rowsOf = ({ sections }: ReportContent): number => sections.reduce((sum, { rows }) => sum + rows.length, 0);

interface Frame {
  readonly organisationId: string;
  /** The organisation's Word template, read when it is needed. */
  readonly template: () => Promise<Uint8Array | null>;
}

/**
 * The file of a report: the same content, and the same template, give the same bytes.
 * @throws ReportRefused if it does not fit the format
 */
export async function fileOf(
  content: ReportContent,
  format: Schemas['ReportFormat'],
  { organisationId, template }: Frame,
): Promise<Uint8Array> {
  if (format === 'CSV') return csvOf(content);
  if (format === 'XLSX') return workbookOf(content);
  if (format === 'DOCX' && rowsOf(content) > mostRowsOfDocx) throw new ReportRefused(tooMuch);
  try {
    const options = { organisationId, limitMs };
    if (format === 'PDF') return await runInWorker(pdf, content, options);
    return await runInWorker(docx, { content, template: await template() }, options);
  } catch (error) {
    throw error instanceof TooMuchWork ? new ReportRefused(error.message) : error;
  }
}
