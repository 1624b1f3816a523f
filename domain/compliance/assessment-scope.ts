import type { components } from '#openapi/generated/types.ts';

import { changedAmong } from '../changed-fields.ts';
import type { ComplianceAssessmentStatus } from './assessment-lifecycle.ts';

type Input = Required<components['schemas']['ComplianceAssessmentInput']>;

/** What an assessment is about. */
const scopeFields = [
  'kind',
  'adoptedStandardId',
  'levels',
  'groups',
  'periodFrom',
  'periodTo',
  'method',
] as const satisfies readonly (keyof Input)[];

/** Who judges and closes: what a closed assessment was closed by. */
const peopleFields = ['assessorIds', 'reviewerIds'] as const satisfies readonly (keyof Input)[];

/** The fields of an input that would change although they stay as they are once an assessment has started. */
export function fixedAssessmentFields(status: ComplianceAssessmentStatus, before: Input, input: Input): string[] {
  if (status === 'PLANNED') return [];
  const isOver = status === 'CLOSED' || status === 'ABANDONED';
  return changedAmong([...scopeFields, ...(isOver ? peopleFields : [])], before, input);
}
