import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { Exemption } from '#src/api/exemptions.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { exemptionWords } from '#src/registers/words/exemption.ts';

import { CourseSection } from './CourseSection.tsx';
import { editableExemption } from './editable-exemption.ts';
import { ExemptionForm } from './ExemptionForm.tsx';
import { ExtensionSection } from './ExtensionSection.tsx';

/** One exemption, beside the register. */
export function ExemptionPanel({ id, place }: RecordPanelProps<Exemption>) {
  // A step changes the stored exemption: the form starts again with it.
  const [steps, setSteps] = useState(0);
  const navigate = useNavigate();
  const onTaken = () => setSteps((count) => count + 1);
  return (
    <RecordScreen key={steps} kind={editableExemption} id={id} place={place} words={exemptionWords}>
      {(form, stored) => {
        if (stored === null) return <ExemptionForm form={form} stored={stored} />;
        const hasChanges = Object.keys(changesOf(editableExemption.draftOf(stored), form.draft)).length > 0;
        return (
          <>
            <CourseSection exemption={stored} hasChanges={hasChanges} onTaken={onTaken} />
            <ExtensionSection
              exemption={stored}
              hasChanges={hasChanges}
              onTaken={onTaken}
              onRenewed={(exemptionId) =>
                void navigate({ to: '/exemptions-register', search: { exemption: exemptionId } })
              }
            />
            <ExemptionForm form={form} stored={stored} />
          </>
        );
      }}
    </RecordScreen>
  );
}
