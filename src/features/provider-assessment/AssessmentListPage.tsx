import { getRouteApi } from '@tanstack/react-router';

import { figureLabels } from '#domain/words/figures.ts';
import { assessmentTemplates } from '#src/api/provider-assessment/assessment-templates.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { serviceProviders } from '#src/api/service-provider/service-providers.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesFilter, dayUntilOrNoneFilter, figureFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { useRecordFilter } from '#src/registers/record-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { assessmentCourseWords, assessmentWords as words } from '#src/registers/words/service-provider-assessment.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { assessmentKind } from './assessment-kind.ts';
import { assessmentBatchFields } from './batch-fields.tsx';
import { assessmentColumns, isSettled } from './columns.tsx';
import { assessmentAddress } from './search.ts';

const AssessmentPanel = lazyPart(async () => (await import('./AssessmentPanel.tsx')).AssessmentPanel);
const route = getRouteApi('/_app/_guarded/service-provider-assessment');

/** Below a title on phones. */
const note = (assessment: Assessment) => (
  <DueNote person={assessment.assignee} day={isSettled(assessment) ? null : assessment.dueOn} />
);

/** /service-provider-assessment: the register, with the assessment in the address in a panel beside it. */
export function AssessmentListPage() {
  const address = useAddress(route.useSearch(), 'assessment');
  return (
    <RegisterScreen
      kind={assessmentKind}
      title="Service Provider Assessment"
      address={address}
      query={assessmentAddress.toQuery(address.search)}
      unfiltered={assessmentAddress.toQuery({ ...assessmentAddress.defaults, ...orderIn(address.search) })}
      columns={assessmentColumns}
      note={note}
      filters={[
        choicesFilter<'status', Assessment['status']>(address, 'status', assessmentCourseWords.status),
        useRecordFilter(address, 'providerId', {
          label: words.providerId.label,
          source: serviceProviders,
          nothing: 'No provider',
        }),
        useRecordFilter(address, 'templateId', {
          label: words.templateId.label,
          source: assessmentTemplates,
          nothing: 'No template',
        }),
        useOwnerFilter(address, 'assigneeId', words.assigneeId.label, labels.unassigned),
        useOwnerFilter(address, 'approverId', words.approverId.label, labels.unassigned),
        dayUntilOrNoneFilter(address, 'dueBy', words.dueOn.label, 'No due date'),
        figureFilter(address, figureLabels.serviceProviderAssessment),
        choicesFilter<'conclusion', NonNullable<Assessment['conclusion']>>(
          address,
          'conclusion',
          assessmentCourseWords.conclusion,
        ),
      ]}
      batchFields={assessmentBatchFields}
      firstSteps="Start with the provider that holds your most sensitive data: choose a template, add the people who answer, and send it."
      panel={AssessmentPanel}
    />
  );
}
