import { queryOptions } from '@tanstack/react-query';

import { attachments, type Attachment } from './attachments.ts';
import type { ApiClient } from './client.ts';
import { incidentResponses, type TimelineEntry } from './incident-responses.ts';
import { incidents, type Incident } from './incidents.ts';
import { recordLinks, type RecordLink } from './record-links.ts';
import type { Page } from './register.ts';
import { treatmentActions, type TreatmentAction } from './treatment-actions.ts';

/** What the report of an incident tells. */
export interface IncidentReport {
  readonly incident: Incident;
  /** The oldest first. */
  readonly timeline: Listed<TimelineEntry>;
  /** The attached files, the oldest first. */
  readonly evidence: Listed<Attachment>;
  readonly links: readonly RecordLink[];
  /** The actions of the risks that it realised, with the reference of each risk. */
  readonly actions: readonly { readonly riskRef: string; readonly action: TreatmentAction }[];
}

/** A list that ends at a limit. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

const perPage = 100;

/** More would be a report that nobody reads; it says so. */
const mostPages = 10;

async function allPages<Row>(pageAt: (page: number) => Promise<Page<Row>>): Promise<Listed<Row>> {
  const first = await pageAt(1);
  const rows = [...first.data];
  const { totalPages, total } = first.pagination;
  for (let page = 2; page <= Math.min(totalPages, mostPages); page += 1) rows.push(...(await pageAt(page)).data);
  return { rows, total };
}

async function actionsOf(api: ApiClient, { risks }: Incident, signal: AbortSignal): Promise<IncidentReport['actions']> {
  const found: { riskRef: string; action: TreatmentAction }[] = [];
  for (const { id, ref } of risks) {
    const actions = await treatmentActions(api).ofRecord({ path: { id }, signal });
    found.push(...actions.map((action) => ({ riskRef: ref, action })));
  }
  return found;
}

/** All that the report of an incident tells, read when it is opened. @param withRisks whether the reader may view risks */
export const incidentReportQuery = (api: ApiClient, id: string, withRisks: boolean) =>
  queryOptions({
    queryKey: ['incident-report', id, withRisks],
    async queryFn({ signal }): Promise<IncidentReport> {
      const incident = await incidents.calls(api).get(id, signal);
      const [timeline, evidence, links, actions] = await Promise.all([
        allPages((page) =>
          incidentResponses(api).list({ path: { id }, query: { page, perPage, sortId: 'at' }, signal }),
        ),
        allPages((page) =>
          attachments(api).list({ path: { id }, query: { page, perPage, sortId: 'createdAt' }, signal }),
        ),
        recordLinks(api).ofRecord({ path: { id }, signal }),
        withRisks ? actionsOf(api, incident, signal) : [],
      ]);
      return { incident, timeline, evidence, links, actions };
    },
    gcTime: 0,
  });
