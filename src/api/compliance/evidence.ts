import { queryOptions } from '@tanstack/react-query';

import { EvidenceContacts } from '#openapi/generated/operations/evidence-contacts.ts';
import { EvidenceCourse } from '#openapi/generated/operations/evidence-course.ts';
import { EvidenceRegister } from '#openapi/generated/operations/evidence-register.ts';
import { evidence } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';
import { complianceKey } from './own-controls.ts';

export type Evidence = Schemas['Evidence'];
export type EvidenceKind = KindOf<'EvidenceRegister'>;

/** Own controls count their evidence, and the confidence of results follows from it. */
export const evidenceSource: RegisterSource<EvidenceKind> = registerSource(evidence, clientOf(EvidenceRegister), [
  'ownControl',
  complianceKey,
]);

export type EvidenceVersion = Schemas['EvidenceVersion'];
export type EvidenceRequest = Schemas['EvidenceRequest'];

export const evidenceCourse = clientOf(EvidenceCourse);

/** The versions of a piece of evidence, the current one first. Its key begins as that of evidence, which it follows. */
export const versionsOfEvidenceQuery = (api: ApiClient, id: string, on: string | null) =>
  queryOptions({
    queryKey: [evidence.kind, 'versions', id, on],
    queryFn: ({ signal }): Promise<EvidenceVersion[]> =>
      evidenceCourse(api).versions({ path: { id }, query: on === null ? {} : { on }, signal }),
  });

export const evidenceRequestsKey = (id: string) => [evidence.kind, 'requests', id] as const;

/** What members were asked for, the newest first. */
export const evidenceRequestsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: evidenceRequestsKey(id),
    queryFn: ({ signal }): Promise<EvidenceRequest[]> => evidenceCourse(api).requests({ path: { id }, signal }),
  });

export type EvidenceContact = Schemas['EvidenceContact'];

export const evidenceContacts = clientOf(EvidenceContacts);

/** The people who were asked by a link, the latest first. */
export const evidenceContactsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [evidence.kind, 'contacts', id],
    queryFn: ({ signal }): Promise<EvidenceContact[]> => evidenceContacts(api).all({ path: { id }, signal }),
  });
