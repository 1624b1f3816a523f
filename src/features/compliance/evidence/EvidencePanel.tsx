import { useState, type ReactNode } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { Evidence, EvidenceKind } from '#src/api/compliance/evidence.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { formatDay } from '#src/components/format.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import type { GuardUnsent } from '#src/registers/record-sections/section.ts';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { evidenceWords as words } from '#src/registers/words/evidence.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { useComplianceRight } from '../useComplianceRight.ts';
import { ContactDialog } from './contacts/ContactDialog.tsx';
import { EvidenceContacts } from './contacts/EvidenceContacts.tsx';
import { askStep, useContactSteps } from './contacts/useContactSteps.ts';
import { editableEvidence } from './editable-evidence.ts';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { EvidenceVersions } from './EvidenceVersions.tsx';
import { FreshnessText } from './FreshnessText.tsx';
import { EvidenceRequests } from './requests/EvidenceRequests.tsx';
import { OwnRequests } from './requests/OwnRequests.tsx';
import { evidenceStep, useEvidenceActor } from './useEvidenceActor.ts';
import { useMayAsk } from './useMayAsk.ts';

const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });
const aside = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

/** One piece of evidence, beside the register. */
export function EvidencePanel({ id, place }: RecordPanelProps<Evidence>) {
  // A renewal changes the stored evidence: the form starts again with it.
  const [steps, setSteps] = useState(0);
  return (
    <RecordScreen key={steps} kind={editableEvidence} id={id} place={place} words={words}>
      {(form, stored, guardUnsent) =>
        stored === null ? (
          <EvidenceForm form={form} stored={null} />
        ) : (
          <EvidenceCourse
            evidence={stored}
            hasChanges={Object.keys(changesOf(editableEvidence.draftOf(stored), form.draft)).length > 0}
            onTaken={() => setSteps((count) => count + 1)}
            guardUnsent={guardUnsent}
          >
            <EvidenceForm form={form} stored={stored} />
          </EvidenceCourse>
        )
      }
    </RecordScreen>
  );
}

interface EvidenceCourseProps {
  readonly evidence: Evidence;
  readonly hasChanges: boolean;
  readonly onTaken: () => void;
  readonly guardUnsent: GuardUnsent;
  readonly children: ReactNode;
}

/** What the user is asked for, the fields of a piece of evidence, who else was asked for it, its versions, and its renewal. */
function EvidenceCourse({ evidence, hasChanges, onTaken, guardUnsent, children }: EvidenceCourseProps) {
  const { id, version } = evidence;
  const actor = useEvidenceActor(id, onTaken);
  const contacts = useContactSteps(id, onTaken);
  const mayKeep = useComplianceRight('KEEP_EVIDENCE', 'EDIT');
  const mayAsk = useMayAsk();
  const begin = (step: 'RENEW' | 'ASK') => () =>
    actor.send({ type: 'step.requested', draft: evidenceStep(step, version) });
  return (
    <>
      <OwnRequests evidenceId={id} actor={actor} guardUnsent={guardUnsent} />
      {children}
      <FieldSection title="Requests">
        {mayAsk && (
          <div>
            <Button size="sm" onClick={begin('ASK')}>
              Ask a member
            </Button>
          </div>
        )}
        <EvidenceRequests evidenceId={id} actor={actor} hasChanges={hasChanges} />
      </FieldSection>
      <FieldSection title="Requests by link">
        {mayAsk && (
          <div>
            <Button size="sm" onClick={() => contacts.send({ type: 'step.requested', draft: askStep() })}>
              Ask by a link
            </Button>
          </div>
        )}
        <EvidenceContacts evidenceId={id} actor={contacts} mayAsk={mayAsk} hasChanges={hasChanges} />
      </FieldSection>
      <FieldSection title="Versions">
        {mayKeep && (
          <div>
            <Button size="sm" disabled={hasChanges} onClick={begin('RENEW')}>
              Renew
            </Button>
          </div>
        )}
        {mayKeep && hasChanges && <p className={aside}>Save your changes before you renew it.</p>}
        <EvidenceVersions evidenceId={id} />
      </FieldSection>
      <EvidenceDialog actor={actor} />
      <ContactDialog actor={contacts} />
    </>
  );
}

/** The editable fields of a piece of evidence, and whether it still covers today. */
const EvidenceForm = ({ form, stored }: RecordFormProps<EvidenceKind>) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <ProseInput form={form} field="description" words={words.description} />
    <FieldPair>
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
    </FieldPair>
    <RecordsInput
      form={form}
      field="ownControlIds"
      words={words.ownControlIds}
      source={ownControls}
      current={stored?.ownControls}
      help="What it proves"
    />
    <FieldSection title="Dates">
      {stored !== null && <Coverage evidence={stored} />}
      <FieldPair>
        <DayInput form={form} field="madeOn" words={words.madeOn} help="When it was uploaded does not count" />
        <NumberOrNoneInput form={form} field="cadenceMonths" words={words.cadenceMonths} min={1} max={120} />
        <DayInput form={form} field="coversFrom" words={words.coversFrom} />
        <DayInput form={form} field="coversTo" words={words.coversTo} />
      </FieldPair>
    </FieldSection>
  </>
);

const Coverage = ({ evidence: { freshness, coveredUntil } }: { readonly evidence: Evidence }) => (
  <div className={state}>
    <FreshnessText freshness={freshness} />
    {coveredUntil !== null && <span className={aside}>Covers until {formatDay(coveredUntil)}</span>}
  </div>
);
