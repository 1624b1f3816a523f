import type { DemoRisk } from '../risk.ts';
import { harbourComplianceRisks } from './harbour-compliance.ts';
import { harbourInformationRisks } from './harbour-information.ts';
import { harbourOperationRisks } from './harbour-operations.ts';
import { harbourTerminalRisks } from './harbour-terminal.ts';
import { meridianClinicalSystemRisks } from './meridian-clinical-systems.ts';
import { meridianOrganisationRisks } from './meridian-organisation.ts';
import { meridianServiceRisks } from './meridian-services.ts';
import { meridianWardRisks } from './meridian-wards.ts';

/** In the order of their references. */
export const harbourRisks: readonly DemoRisk[] = [
  ...harbourTerminalRisks,
  ...harbourInformationRisks,
  ...harbourOperationRisks,
  ...harbourComplianceRisks,
];
export const meridianRisks: readonly DemoRisk[] = [
  ...meridianClinicalSystemRisks,
  ...meridianWardRisks,
  ...meridianOrganisationRisks,
  ...meridianServiceRisks,
];
