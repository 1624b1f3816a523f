import { acceptableUse } from './acceptable-use.ts';
import { accessControl } from './access-control.ts';
import { backup } from './backup.ts';
import { changeManagement } from './change-management.ts';
import { cryptography } from './cryptography.ts';
import { incidentResponse } from './incident-response.ts';
import { informationClassification } from './information-classification.ts';
import { informationSecurity } from './information-security.ts';
import { remoteWork } from './remote-work.ts';
import { supplierSecurity } from './supplier-security.ts';
import type { PolicyTemplate } from './template.ts';

export { sectionsOf, type PolicyTemplate } from './template.ts';
export type { Section } from './markup.ts';

/** The starter policies: the one on which the others rest comes first, the others follow in the order of their titles. */
export const policyTemplates: readonly PolicyTemplate[] = [
  informationSecurity,
  acceptableUse,
  accessControl,
  backup,
  changeManagement,
  cryptography,
  incidentResponse,
  informationClassification,
  remoteWork,
  supplierSecurity,
];
