import type { Policy } from '#src/api/policy/policies.ts';
import { ChangeImpacts } from '#src/registers/change-impacts/ChangeImpacts.tsx';
import { ExemptionsInForce } from '#src/registers/exemptions/ExemptionsInForce.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { policyWords } from '#src/registers/words/policy.ts';

import { DocumentSection } from './DocumentSection.tsx';
import { editablePolicy } from './editable-policy.ts';
import { FilesNote } from './FilesNote.tsx';
import { PolicyForm } from './PolicyForm.tsx';

const filesNoteOf = (policy: Policy) => <FilesNote policy={policy} />;

/** One policy, beside the register. */
export const PolicyPanel = ({ id, place }: RecordPanelProps<Policy>) => (
  <RecordScreen kind={editablePolicy} id={id} place={place} words={policyWords} filesNote={filesNoteOf}>
    {(form, stored) => (
      <>
        {stored !== null && <DocumentSection policy={stored} />}
        {stored !== null && <ChangeImpacts recordId={stored.id} mayAnswer={!form.readOnly} />}
        {stored !== null && <ExemptionsInForce recordId={stored.id} />}
        <PolicyForm form={form} stored={stored} />
      </>
    )}
  </RecordScreen>
);
