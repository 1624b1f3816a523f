import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { OwnControl, OwnControlKind } from '#src/api/compliance/own-controls.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { ChangeImpacts } from '#src/registers/change-impacts/ChangeImpacts.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { ownControlWords as words } from '#src/registers/words/own-control.ts';

import { editableOwnControl } from './editable-own-control.ts';
import { NamedBy } from './NamedBy.tsx';
import { ResponseSection } from './ResponseSection.tsx';
import { ServedPositions } from './ServedPositions.tsx';

/** One own control, beside the register. */
export function OwnControlPanel({ id, place }: RecordPanelProps<OwnControl>) {
  // An answer changes the stored own control: the form starts again with it.
  const [answers, setAnswers] = useState(0);
  return (
    <RecordScreen key={answers} kind={editableOwnControl} id={id} place={place} words={words}>
      {(form, stored) => (
        <>
          {stored !== null && <ChangeImpacts recordId={stored.id} mayAnswer={!form.readOnly} />}
          <OwnControlForm form={form} stored={stored} />
          {stored !== null && (
            <>
              <ResponseSection
                ownControl={stored}
                hasChanges={Object.keys(changesOf(editableOwnControl.draftOf(stored), form.draft)).length > 0}
                onAnswered={() => setAnswers((count) => count + 1)}
              />
              <ServedPositions ownControl={stored} />
              <NamedBy ownControlId={stored.id} />
            </>
          )}
        </>
      )}
    </RecordScreen>
  );
}

/** The editable fields of an own control. */
const OwnControlForm = ({ form, stored }: RecordFormProps<OwnControlKind>) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <ProseInput form={form} field="description" words={words.description} />
    <FieldPair>
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
      <ChoiceInput form={form} field="implementation" words={words.implementation} />
      <NumberOrNoneInput form={form} field="cadenceMonths" words={words.cadenceMonths} min={1} max={120} />
    </FieldPair>
  </>
);
