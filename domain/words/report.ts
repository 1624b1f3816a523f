import type { components } from '#openapi/generated/types.ts';

import type { ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const reportFormatLabels: ValueTexts<Schemas['ReportFormat']> = {
  PDF: 'PDF',
  DOCX: 'Word',
  XLSX: 'Excel',
  CSV: 'CSV',
};

export const paperSizeLabels: ValueTexts<Schemas['PaperSize']> = { A4: 'A4', LETTER: 'Letter' };

export const reportPeriodLabels: ValueTexts<Schemas['ReportPeriod']> = {
  ALL: 'All time',
  THIS_MONTH: 'This month',
  PREVIOUS_MONTH: 'Previous month',
  PREVIOUS_QUARTER: 'Previous quarter',
  PREVIOUS_YEAR: 'Previous year',
};

export const reportRunStateLabels: ValueTexts<Schemas['ReportRunState']> = {
  QUEUED: 'Queued',
  RUNNING: 'Running',
  READY: 'Ready',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
};

export const reportCadenceLabels: ValueTexts<Schemas['ReportCadence']> = {
  DAILY: 'Every day',
  WEEKLY: 'Every week',
  MONTHLY: 'Every month',
};

export const reportScheduleEndLabels: ValueTexts<Schemas['ReportScheduleEnd']> = {
  OWNER_LEFT: 'Its owner is no longer a member who may sign in',
  RIGHTS_LOST: 'Its owner may no longer view what it is about, or make reports',
};

export const reportRowChangeLabels: ValueTexts<Schemas['ReportRowChange']> = {
  ADDED: 'Added',
  REMOVED: 'Removed',
  CHANGED: 'Changed',
};
