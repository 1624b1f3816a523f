import { queryOptions } from '@tanstack/react-query';

import { ComplianceReports } from '#openapi/generated/operations/compliance-reports.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { complianceKey } from './own-controls.ts';

export type ComplianceDashboard = Schemas['ComplianceDashboard'];
export type ReportedStandard = Schemas['ReportedStandard'];
export type ComplianceReport = Schemas['ComplianceReport'];

export const complianceReports = clientOf(ComplianceReports);

/** The numbers of all adopted standards, now or at the end of a day. */
export const complianceDashboardQuery = (api: ApiClient, asOf: string | undefined) =>
  queryOptions({
    queryKey: [complianceKey, 'dashboard', asOf ?? null],
    queryFn: ({ signal }): Promise<ComplianceDashboard> =>
      complianceReports(api).dashboard({ query: asOf === undefined ? {} : { asOf }, signal }),
  });

/** How much of each standard the answers to another settle. */
export const settledQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [complianceKey, 'settled'],
    queryFn: ({ signal }): Promise<Schemas['SettledShare'][]> => complianceReports(api).settled({ signal }),
  });

/** What a report is of; without either, of today. */
export interface ReportMoment {
  readonly closing?: string;
  readonly asOf?: string;
}

/** The closings of a standard's assessments, the newest first. */
export const closingsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [complianceKey, 'closings', id],
    queryFn: ({ signal }): Promise<Schemas['ReportedClosing'][]> =>
      complianceReports(api).closings({ path: { id }, signal }),
  });

/** The report of an adopted standard. */
export const complianceReportQuery = (api: ApiClient, id: string, moment: ReportMoment) =>
  queryOptions({
    queryKey: [complianceKey, 'report', id, moment],
    queryFn: ({ signal }): Promise<ComplianceReport> =>
      complianceReports(api).report({ path: { id }, query: moment, signal }),
  });
