import { dashboardSheets, standardSheet } from '#domain/compliance/dashboard-sheets.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import { csvOfSheet, workbookOfSheets } from '#server/modules/record/index.ts';

import { fileAnswer, jsonOf, sheetTypes } from './files.ts';

/** The numbers of the dashboard as a file; those of a past day are the same whenever they are written. */
export function dashboardFile(
  dashboard: Schemas['ComplianceDashboard'],
  format: Schemas['ComplianceDashboardFormat'],
): FileAnswer {
  const name = `Compliance ${dashboard.day}`;
  if (format === 'json') return fileAnswer(name, sheetTypes.json, jsonOf(dashboard));
  return format === 'csv'
    ? fileAnswer(name, sheetTypes.csv, csvOfSheet(standardSheet(dashboard)))
    : fileAnswer(name, sheetTypes.xlsx, workbookOfSheets(dashboardSheets(dashboard), dashboard.day));
}
