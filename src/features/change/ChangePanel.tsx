import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { Change } from '#src/api/changes.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { changeWords } from '#src/registers/words/change.ts';

import { ChangeForm } from './ChangeForm.tsx';
import { ChangeProgress } from './ChangeProgress.tsx';
import { editableChange } from './editable-change.ts';

const isOver = ({ status }: Change) => status === 'CLOSED' || status === 'CANCELLED';

/** One change, beside the register. */
export function ChangePanel({ id, place }: RecordPanelProps<Change>) {
  // A step changes the stored change: the form starts again with it.
  const [steps, setSteps] = useState(0);
  return (
    <RecordScreen key={steps} kind={editableChange} id={id} place={place} words={changeWords} isFixed={isOver}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <ChangeProgress
              change={stored}
              hasChanges={Object.keys(changesOf(editableChange.draftOf(stored), form.draft)).length > 0}
              onTaken={() => setSteps((count) => count + 1)}
            />
          )}
          <ChangeForm form={form} stored={stored} />
        </>
      )}
    </RecordScreen>
  );
}
