import { staffLifecycle } from '#domain/staff/lifecycle.ts';
import { staffActionLabels } from '#domain/words/staff.ts';
import type { StaffDraft } from '#src/actors/staff-course.ts';
import type { StaffMember } from '#src/api/staff.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { css } from '#styled/css/index.js';

import { staffKind } from './staff-kind.ts';
import { StatusCell } from './StatusCell.tsx';
import { SuccessorFields } from './SuccessorFields.tsx';
import { useCourseActor } from './useCourseActor.ts';

type Action = StaffDraft['action'];
export type { Action as StaffAction };

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const questions: Readonly<Record<Action, string>> = {
  ACTIVATE: 'Activate the staff member',
  DEACTIVATE: 'Deactivate the staff member',
  REACTIVATE: 'Reactivate the staff member',
};

const days: Readonly<Record<'ACTIVATE' | 'DEACTIVATE', string>> = { ACTIVATE: 'First day', DEACTIVATE: 'Last day' };

/** From when to when someone works here. */
function termOf({ startsOn, endsOn }: StaffMember): string {
  const parts = [
    startsOn === null ? '' : `since ${formatDay(startsOn)}`,
    endsOn === null ? '' : `until ${formatDay(endsOn)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The day that an action is offered with: the one that is planned. */
const dayFor = ({ startsOn, endsOn }: StaffMember, action: Action) =>
  action === 'ACTIVATE' ? startsOn : action === 'DEACTIVATE' ? endsOn : null;

interface CourseSectionProps {
  readonly member: StaffMember;
  /** An action changes the staff member, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the staff member has changed. */
  readonly onTaken: (action?: Action) => void;
}

/** Whether someone works here, and what can be done about it. */
export function CourseSection({ member, hasChanges, onTaken }: CourseSectionProps) {
  const course = useCourseActor(member.id, onTaken);
  const offered = useOffered(staffLifecycle, staffKind.access);
  const mayEdit = useMay({ ...staffKind.access, level: 'EDIT' });
  const actions = mayEdit ? offered(member.status, {}) : [];
  const term = termOf(member);
  const { version } = member;
  return (
    <FieldSection title="Employment">
      <div className={row}>
        <StatusCell status={member.status} />
        {term !== '' && <span className={note}>{term.charAt(0).toUpperCase() + term.slice(1)}</span>}
        <LifecycleActions
          lifecycle={staffLifecycle}
          actions={actions}
          labels={staffActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) =>
            course.send({
              type: 'step.requested',
              draft: { action, version, day: dayFor(member, action), successorId: null },
            })
          }
        />
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      <StepDialog
        actor={course}
        words={({ action }) => ({ title: questions[action], confirmLabel: staffActionLabels[action] })}
        needsOf={({ action }) => staffLifecycle.steps[action].needs}
      >
        {(form) =>
          form.draft.action !== 'REACTIVATE' && (
            <>
              <DayInput form={form} field="day" words={{ label: days[form.draft.action] }} required />
              {form.draft.action === 'DEACTIVATE' && <SuccessorFields form={form} member={member} />}
            </>
          )
        }
      </StepDialog>
    </FieldSection>
  );
}
