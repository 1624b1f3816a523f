import type { components } from '#openapi/generated/types.ts';

import { textsOfKind } from '../../words/index.ts';
import type { FilterOfKind, ReportKindFacts } from '../kind.ts';
import { changesReport } from './changes.ts';
import { complianceReport } from './compliance.ts';
import { documentsReport } from './documents.ts';
import { exemptionsReport } from './exemptions.ts';
import { incidentsReport } from './incidents.ts';
import { informationAssetsReport } from './information-assets.ts';
import { policiesReport } from './policies.ts';
import { projectsReport } from './projects.ts';
import { riskBoardReport } from './risk-board.ts';
import { risksReport } from './risks.ts';
import { serviceProvidersReport } from './service-providers.ts';
import { staffReport } from './staff.ts';

type ReportKind = components['schemas']['ReportKind'];

/** Every kind of report, in the order in which they are offered. */
export const reportKinds: Readonly<Record<ReportKind, ReportKindFacts>> = {
  RISK_BOARD: riskBoardReport,
  RISKS: risksReport,
  INCIDENTS: incidentsReport,
  INFORMATION_ASSETS: informationAssetsReport,
  POLICIES: policiesReport,
  SERVICE_PROVIDERS: serviceProvidersReport,
  EXEMPTIONS: exemptionsReport,
  CHANGES: changesReport,
  PROJECTS: projectsReport,
  DOCUMENTS: documentsReport,
  STAFF: staffReport,
  COMPLIANCE: complianceReport,
};

/** The registers that some sections of a report show. */
export const registersOf = (kind: ReportKind, sections: readonly string[]) => [
  ...new Set(reportKinds[kind].sections.filter(({ key }) => sections.includes(key)).map(({ of }) => of)),
];

/** The labels of the values that records can be narrowed to, in their order. */
export function valuesOfFilter({ field, of }: FilterOfKind): Readonly<Record<string, string>> {
  const { values } = textsOfKind(of)[field] ?? {};
  return typeof values === 'object' ? values : {};
}
