import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { findingWords as words } from '#src/registers/words/finding.ts';

import { editableFinding } from './editable-finding.ts';
import { FindingCourseSection } from './FindingCourseSection.tsx';
import { FindingForm } from './FindingForm.tsx';

/** One finding, beside the register. */
export function FindingPanel({ id, place }: RecordPanelProps<Finding>) {
  // A step changes the stored finding: the form starts again with it.
  const [steps, setSteps] = useState(0);
  return (
    <RecordScreen key={steps} kind={editableFinding} id={id} place={place} words={words}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <FindingCourseSection
              finding={stored}
              hasChanges={Object.keys(changesOf(editableFinding.draftOf(stored), form.draft)).length > 0}
              onTaken={() => setSteps((count) => count + 1)}
            />
          )}
          <FindingForm form={form} stored={stored} />
        </>
      )}
    </RecordScreen>
  );
}
