import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { AssessmentsPage } from '#src/features/compliance/AssessmentsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/assessments/')({
  ...deferredSearch(async () => (await import('#src/features/compliance/assessments-search.ts')).assessmentsSearch),
  staticData: {
    opens: [
      { kind: 'ownControl', param: 'control', view: 'controls' },
      { kind: 'evidence', param: 'evidence', view: 'evidence' },
      { kind: 'finding', param: 'finding', view: 'findings' },
      { kind: 'complianceAssessment', param: 'assessment' },
      { kind: 'statementOfApplicability', param: 'statement', view: 'soa' },
      { kind: 'audit', param: 'audit', view: 'audits' },
      { kind: 'managementReview', param: 'review', view: 'reviews' },
      { kind: 'objective', param: 'objective', view: 'objectives' },
    ],
  },
  component: AssessmentsPage,
});
