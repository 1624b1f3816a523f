import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export type AssessmentView = Schemas['SecureAssessmentView'];

export type AssessmentSection = Schemas['SecureSection'];

/** What the script of an assessment's page knows; the server writes it into the page. */
export interface AssessmentData {
  readonly kind: 'assessment';
  readonly locale: string;
  readonly productName: string;
  /** Of the operations of assessments' links. */
  readonly api: string;
  readonly token: string;
  /** Under which this browser keeps what is not saved: a hash, not the token. */
  readonly key: string;
  /** The server's clock when the page was made. */
  readonly readAt: string;
  readonly view: AssessmentView;
}

const isAssessmentData = (value: unknown): value is AssessmentData =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'assessment';

/** The data in the page; null on pages that show no assessment. */
export function readAssessmentData(): AssessmentData | null {
  const value: unknown = JSON.parse(document.querySelector('#link-data')?.textContent ?? 'null');
  return isAssessmentData(value) ? value : null;
}
