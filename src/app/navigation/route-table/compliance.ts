import { ChartIcon, FolderIcon, SealIcon } from '#src/ui/icons.tsx';

import { forLeaders, forMembers, type RouteEntry, type RoutePath } from './entry.ts';

const ofAssessments = { ...forMembers('ASSESSMENTS'), under: '/assessments' } as const;

/** Standards, their assessments and what follows from them. */
export const complianceRoutes = {
  '/compliance-report': {
    ...forMembers('ASSESSMENTS'),
    title: 'Compliance Dashboard',
    menu: { group: 'compliance', icon: ChartIcon, label: 'Dashboard' },
  },
  '/assessments': {
    ...forMembers('ASSESSMENTS'),
    title: 'Standards & Assessments',
    views: {
      controls: 'Own controls',
      evidence: 'Evidence',
      findings: 'Findings',
      soa: 'Statements of applicability',
      mapping: 'Mapping review',
    },
    menu: { group: 'compliance', icon: SealIcon },
  },
  '/start-assessments/$organisationStandardId': {
    ...ofAssessments,
    title: 'Assessment Config',
    crumbs: [{ title: 'Assessment', path: '/assessments' }, { title: 'Assessment Config' }],
  },
  '/assessments/$organisationStandardId': {
    ...ofAssessments,
    title: 'Assessment Detail',
    crumbs: [{ title: 'Assessment Detail' }],
  },
  '/ai-assessment/$organisationStandardId': { ...ofAssessments, title: 'AI Assessment' },
  '/reporting/$organisationStandardId': { ...ofAssessments, title: 'Report', crumbs: [{ title: 'Report' }] },
  '/assessments/logs/$organisationStandardId': { ...ofAssessments, title: 'Logs', crumbs: [{ title: 'Logs' }] },
  '/non-conformity/$organisationStandardId': { ...ofAssessments, title: 'Non-conformity' },
  '/report-library': {
    ...forLeaders('REPORT_LIBRARY'),
    title: 'Report Library',
    menu: { group: 'compliance', icon: FolderIcon },
  },
} as const satisfies Partial<Record<RoutePath, RouteEntry>>;
