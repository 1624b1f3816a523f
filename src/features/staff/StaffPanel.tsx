import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { StaffMember } from '#src/api/staff.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { staffWords } from '#src/registers/words/staff.ts';

import { CourseSection, type StaffAction } from './CourseSection.tsx';
import { editableStaffMember } from './editable-staff-member.ts';
import { HandOverSection } from './HandOverSection.tsx';
import { InviteSection } from './InviteSection.tsx';
import { OwnedSection } from './OwnedSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { ReportsSection } from './ReportsSection.tsx';
import { StaffForm } from './StaffForm.tsx';
import { WorkSection } from './WorkSection.tsx';

/** One staff member, beside the register. */
export function StaffPanel({ id, place }: RecordPanelProps<StaffMember>) {
  // A step changes the stored staff member: the form starts again with it.
  const [steps, setSteps] = useState(0);
  const [hasLeft, setHasLeft] = useState(false);
  const again = () => setSteps((count) => count + 1);
  return (
    <RecordScreen key={steps} kind={editableStaffMember} id={id} place={place} words={staffWords}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <StoredSections
              member={stored}
              mayEdit={!form.readOnly}
              hasChanges={Object.keys(changesOf(editableStaffMember.draftOf(stored), form.draft)).length > 0}
              hasLeft={hasLeft}
              onTaken={(action) => {
                setHasLeft(action === 'DEACTIVATE');
                again();
              }}
              onChanged={again}
            />
          )}
          <StaffForm form={form} stored={stored} />
          {stored !== null && (
            <>
              <ReportsSection member={stored} />
              <OwnedSection member={stored} />
              <WorkSection member={stored} />
            </>
          )}
        </>
      )}
    </RecordScreen>
  );
}

interface StoredSectionsProps {
  readonly member: StaffMember;
  readonly mayEdit: boolean;
  readonly hasChanges: boolean;
  /** They have just left. */
  readonly hasLeft: boolean;
  readonly onTaken: (action?: StaffAction) => void;
  readonly onChanged: () => void;
}

/** What a stored staff member has above the form. */
const StoredSections = ({ member, mayEdit, hasChanges, hasLeft, onTaken, onChanged }: StoredSectionsProps) => (
  <>
    <PictureSection member={member} mayEdit={mayEdit} hasChanges={hasChanges} onSaved={onChanged} />
    <CourseSection member={member} hasChanges={hasChanges} onTaken={onTaken} />
    {mayEdit && member.status !== 'DEACTIVATED' && member.account === null && member.email !== '' && (
      <InviteSection member={member} />
    )}
    {member.status === 'DEACTIVATED' && member.account !== null && (
      <HandOverSection account={member.account} atOnce={hasLeft} />
    )}
  </>
);
