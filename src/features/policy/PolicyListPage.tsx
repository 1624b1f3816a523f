import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';

import { afterChangeTexts } from '#domain/words/change.ts';
import { figureLabels } from '#domain/words/figures.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choiceFilter, choicesFilter, dayUntilOrNoneFilter, figureFilter } from '#src/components/register/filters.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { policyVersionWords, policyWords as words } from '#src/registers/words/policy.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { policyBatchFields } from './batch-fields.tsx';
import { policyColumns } from './columns.tsx';
import { policyKind } from './policy-kind.ts';
import { policyAddress } from './search.ts';
import type { TemplateActor } from './templates/useTemplateActor.ts';

const PolicyPanel = lazyPart(async () => (await import('./PolicyPanel.tsx')).PolicyPanel);
const NewFromTemplate = lazyPart(async () => (await import('./templates/NewFromTemplate.tsx')).NewFromTemplate);
const route = getRouteApi('/_app/_guarded/policy');

/** Below a title on phones. */
const note = ({ owner, nextReviewOn }: Policy) => <DueNote person={owner} day={nextReviewOn} />;

/** Asks for a template, and what it needs. */
const startIn = (actor: TemplateActor) => actor.send({ type: 'step.requested', draft: { template: null, values: {} } });

/** /policy: the register, with the policy in the address in a panel beside it. */
export function PolicyListPage() {
  const address = useAddress(route.useSearch(), 'policyId');
  const navigate = useNavigate();
  const mayAdd = useMay({ ...policyKind.access, level: 'ADD' });
  // Null until its code is loaded.
  const [template, setTemplate] = useState<TemplateActor | null>(null);
  return (
    <>
      <RegisterScreen
        kind={policyKind}
        title="Policy Register"
        address={address}
        query={policyAddress.toQuery(address.search)}
        unfiltered={policyAddress.toQuery({ ...policyAddress.defaults, ...orderIn(address.search) })}
        columns={policyColumns}
        note={note}
        filters={[
          choicesFilter<'status', Policy['status']>(address, 'status', policyVersionWords.status),
          useLookupFilter(address, 'categoryId', words.categoryId),
          choicesFilter<'documentType', Policy['documentType']>(address, 'documentType', words.documentType),
          useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
          useOwnerFilter(address, 'approverId', words.approverId.label, labels.unassigned),
          dayUntilOrNoneFilter(address, 'nextReviewBy', words.nextReviewOn.label, 'No review date'),
          figureFilter(address, figureLabels.policy),
          choiceFilter<'afterChange', 'ASKED'>(address, 'afterChange', afterChangeTexts),
          choicesFilter<'classification', Policy['classification']>(address, 'classification', words.classification),
          choicesFilter<'generationMethod', Policy['generationMethod']>(
            address,
            'generationMethod',
            policyVersionWords.generationMethod,
          ),
          useLookupFilter(address, 'frequencyId', words.frequencyId),
        ]}
        batchFields={policyBatchFields}
        otherAddition={
          template === null || !mayAdd ? undefined : { label: 'New from template', onStart: () => startIn(template) }
        }
        onReport={() => void navigate({ to: '/policy-report', search: { ...address.search, policyId: undefined } })}
        firstSteps="Start with the information security policy, new from a template: it says what your organisation wants to protect, and who decides."
        panel={PolicyPanel}
      />
      <Suspense fallback={null}>
        <NewFromTemplate provide={setTemplate} onCreated={({ id }) => address.openRecord(id)} />
      </Suspense>
    </>
  );
}
