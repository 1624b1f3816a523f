import { queryOptions } from '@tanstack/react-query';

import { findingInput } from '#openapi/generated/inputs.ts';
import { AffectedAreas } from '#openapi/generated/operations/affected-areas.ts';
import { CorrectiveActions } from '#openapi/generated/operations/corrective-actions.ts';
import { FindingActionStatuses } from '#openapi/generated/operations/finding-action-statuses.ts';
import { FindingCourse } from '#openapi/generated/operations/finding-course.ts';
import { FindingImportances } from '#openapi/generated/operations/finding-importances.ts';
import { FindingSources } from '#openapi/generated/operations/finding-sources.ts';
import { Findings } from '#openapi/generated/operations/findings.ts';
import { RootIdentifications } from '#openapi/generated/operations/root-identifications.ts';
import {
  affectedArea,
  finding,
  findingActionStatus,
  findingImportance,
  findingSource,
  rootIdentification,
} from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { plainLookup } from '../record/lookups.ts';
import type { PickerQuery } from '../record/picker.ts';
import { recordParts } from '../record/record-parts.ts';
import { lookupSource, registerSource } from '../record/record-source.ts';
import type { KindOf, LookupSource, RegisterSource } from '../record/register.ts';

export type Finding = Schemas['Finding'];
export type FindingClosure = Schemas['FindingClosure'];
export type FindingRecord = KindOf<'Findings'>;
export type CorrectiveAction = Schemas['CorrectiveAction'];

/** Items of assessments count their findings. */
export const findings: RegisterSource<FindingRecord> = registerSource(finding, clientOf(Findings), [
  'compliance-assessment',
  'compliance',
]);

export const findingCourse = clientOf(FindingCourse);

/** Adds a finding with the fields that are known of it. */
export const addFinding = (
  api: ApiClient,
  known: Partial<FindingRecord['draft']>,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Finding> => findings.calls(api).create({ ...findingInput.empty, ...known }, idempotencyKey, signal);

export const findingSources = plainLookup(findingSource, clientOf(FindingSources));
export const rootIdentifications = plainLookup(rootIdentification, clientOf(RootIdentifications));
export const affectedAreas = plainLookup(affectedArea, clientOf(AffectedAreas));
export const findingImportances = plainLookup(findingImportance, clientOf(FindingImportances));
export const findingActionStatuses: LookupSource<KindOf<'FindingActionStatuses'>> = lookupSource(
  findingActionStatus,
  clientOf(FindingActionStatuses),
  ['correctiveAction'],
);

export interface CorrectiveActionKind {
  readonly entity: CorrectiveAction;
  readonly draft: Required<Schemas['CorrectiveActionInput']>;
  readonly query: object;
}

/** The actions on findings. */
export const correctiveActionParts = recordParts<CorrectiveActionKind>('correctiveAction', clientOf(CorrectiveActions));

/** The controls of adopted standards that a picker asks for. */
export const findingControlsQuery = (api: ApiClient, query: PickerQuery & { readonly adoptedStandardId?: string }) =>
  queryOptions({
    queryKey: ['finding-controls', query],
    queryFn: ({ signal }) => findingCourse(api).controls({ query, signal }),
  });

/** What is missing for the closure of a finding by the person: it follows its actions, and the version of the finding. */
export const closureQuery = (api: ApiClient, id: string, version: number) =>
  queryOptions({
    queryKey: ['correctiveAction', id, 'closure', version],
    queryFn: ({ signal }): Promise<FindingClosure> => findingCourse(api).closure({ path: { id }, signal }),
  });
