import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../connection/client.ts';
import { attachments, type Attachment } from '../record/attachments.ts';
import { allPages, perPage, type Listed } from '../record/listed.ts';
import { recordLinks, type RecordLink } from '../record/record-links.ts';
import { treatmentActions, type TreatmentAction } from '../risk/treatment-actions.ts';
import { incidentDuties, type IncidentDuty } from './duties.ts';
import { incidentResponses, type TimelineEntry } from './incident-responses.ts';
import { incidents, type Incident } from './incidents.ts';

/** What the report of an incident tells. */
export interface IncidentReport {
  readonly incident: Incident;
  readonly duties: readonly IncidentDuty[];
  /** The oldest first. */
  readonly timeline: Listed<TimelineEntry>;
  /** The attached files, the oldest first. */
  readonly evidence: Listed<Attachment>;
  readonly links: readonly RecordLink[];
  /** The actions of the risks that it realised, with the reference of each risk. */
  readonly actions: readonly { readonly riskRef: string; readonly action: TreatmentAction }[];
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
      const [{ duties }, timeline, evidence, links, actions] = await Promise.all([
        incidentDuties(api).read({ path: { id }, signal }),
        allPages((page) =>
          incidentResponses(api).list({ path: { id }, query: { page, perPage, sortId: 'at' }, signal }),
        ),
        allPages((page) =>
          attachments(api).list({ path: { id }, query: { page, perPage, sortId: 'createdAt' }, signal }),
        ),
        recordLinks(api).ofRecord({ path: { id }, signal }),
        withRisks ? actionsOf(api, incident, signal) : [],
      ]);
      return { incident, duties, timeline, evidence, links, actions };
    },
    gcTime: 0,
  });
