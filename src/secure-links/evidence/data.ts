import type { components } from '#openapi/generated/types.ts';

export type EvidenceView = components['schemas']['SecureEvidenceView'];

/** What the script of the page knows on which evidence is given; the server writes it into the page. */
export interface EvidenceData {
  readonly kind: 'evidence';
  readonly locale: string;
  readonly productName: string;
  /** Of the operations of links to give evidence. */
  readonly api: string;
  readonly token: string;
  readonly view: EvidenceView;
}

const isEvidenceData = (value: unknown): value is EvidenceData =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'evidence';

/** The data in the page; null on pages that ask for no evidence. */
export function readEvidenceData(): EvidenceData | null {
  const value: unknown = JSON.parse(document.querySelector('#link-data')?.textContent ?? 'null');
  return isEvidenceData(value) ? value : null;
}
