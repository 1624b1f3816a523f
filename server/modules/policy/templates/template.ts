import type { Schemas } from '#server/contract/types.ts';
import type { defaultPolicyCategories } from '#server/modules/organisation/index.ts';

import { p, type Section } from './markup.ts';

export type Placeholder = Schemas['PolicyPlaceholder'];

/**
 * A starter policy, complete but for its placeholders: `{{ciso}}` in a text stands for the value of that name. The
 * references are control numbers of ISO/IEC 27001:2022, Annex A.
 */
export interface PolicyTemplate {
  readonly id: Schemas['PolicyTemplateId'];
  readonly title: string;
  /** What it is about, for those who choose. */
  readonly summary: string;
  /** The name of a category that a new organisation has. */
  readonly category: (typeof defaultPolicyCategories)[number]['name'];
  readonly documentType: Schemas['PolicyDocumentType'];
  /** Plain texts, which are fields of the policy and begin its document. */
  readonly purpose: string;
  readonly scope: string;
  readonly placeholders: readonly Placeholder[];
  /** What follows purpose and scope. */
  readonly sections: readonly Section[];
}

/** All sections of the document. */
export const sectionsOf = ({ purpose, scope, sections }: PolicyTemplate): readonly Section[] => [
  { heading: 'Purpose', html: p(purpose) },
  { heading: 'Scope', html: p(scope) },
  ...sections,
];
