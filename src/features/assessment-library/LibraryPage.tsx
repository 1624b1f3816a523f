import { getRouteApi } from '@tanstack/react-router';

import type { AssessmentTemplate } from '#src/api/provider-assessment/assessment-templates.ts';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesFilter } from '#src/components/register/filters.tsx';
import { counted } from '#src/components/words.ts';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { templateContentWords, templateWords as words } from '#src/registers/words/assessment-template.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { templateBatchFields } from './batch-fields.tsx';
import { templateColumns } from './columns.tsx';
import { templateAddress } from './search.ts';
import { templateKind } from './template-kind.ts';

const TemplatePanel = lazyPart(async () => (await import('./TemplatePanel.tsx')).TemplatePanel);
const route = getRouteApi('/_app/_guarded/assessment-library/');

/** Below a title on phones. */
const note = ({ owner, questionCount }: AssessmentTemplate) =>
  [owner?.name ?? labels.unassigned, counted(questionCount, { one: 'question', many: 'questions' })].join(', ');

/** /assessment-library: the templates of assessments, with the template in the address in a panel beside them. */
export function LibraryPage() {
  const address = useAddress(route.useSearch(), 'template');
  return (
    <RegisterScreen
      kind={templateKind}
      title="Assessment Library"
      address={address}
      query={templateAddress.toQuery(address.search)}
      unfiltered={templateAddress.toQuery({ ...templateAddress.defaults, ...orderIn(address.search) })}
      columns={templateColumns}
      note={note}
      filters={[
        choicesFilter<'status', AssessmentTemplate['status']>(address, 'status', templateContentWords.status),
        choicesFilter<'scope', AssessmentTemplate['scope']>(address, 'scope', words.scope),
        useLookupFilter(address, 'serviceTypeId', { ...words.serviceTypeIds, label: 'Service type' }),
        useLookupFilter(address, 'tierId', words.tierId),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
      ]}
      batchFields={templateBatchFields}
      firstSteps="Add a template for the providers you assess first. Its questions are written, imported or drafted in the questionnaire builder."
      panel={TemplatePanel}
    />
  );
}
