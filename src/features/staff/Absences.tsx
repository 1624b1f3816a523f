import type { AbsenceKind, StaffAbsence } from '#src/api/staff-parts.ts';
import { staff, type StaffMember } from '#src/api/staff.ts';
import type { FieldForm, RecordForm } from '#src/components/fields/binding.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { countOf, today } from '#src/components/format.ts';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import { absenceWords as words } from '#src/registers/words/staff-parts.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { absenceKind } from './absence-kind.ts';

interface AbsencesProps {
  readonly member: StaffMember;
  readonly mayEdit: boolean;
}

/** When a staff member is away, and who stands in for them, the latest first. */
export const Absences = ({ member, mayEdit }: AbsencesProps) => (
  <PartList<AbsenceKind>
    kind={absenceKind}
    recordId={member.id}
    mayEdit={mayEdit}
    name="Absences of the staff member"
    renderTotals={(absences) => (
      <p className={partTotals}>{absences.length === 0 ? 'No absences' : countOf(absences.length, 'absence')}</p>
    )}
    renderFacts={(absence) => <Facts absence={absence} usual={member.deputy} />}
    renderFields={(form, absence) => <Fields form={form} absence={absence} usual={member.deputy} />}
  />
);

interface FactsProps {
  readonly absence: StaffAbsence;
  readonly usual: StaffMember['deputy'];
}

const isNow = ({ firstDay, lastDay }: StaffAbsence): boolean => firstDay <= today() && today() <= lastDay;

function Facts({ absence, usual }: FactsProps) {
  const deputy = absence.deputy ?? usual;
  return (
    <>
      {isNow(absence) && (
        <StatusText shape="half" tone="warning">
          Away
        </StatusText>
      )}
      <span>
        {deputy === null ? (
          'Nobody stands in'
        ) : (
          <>
            Deputy <bdi>{deputy.title}</bdi>
          </>
        )}
      </span>
      {absence.note !== '' && <span dir="auto">{absence.note}</span>}
    </>
  );
}

interface FieldsProps {
  readonly form: RecordForm<AbsenceKind['draft']>;
  readonly absence: StaffAbsence | null;
  readonly usual: StaffMember['deputy'];
}

function Fields({ form, absence, usual }: FieldsProps) {
  // A day that was cleared stays in the draft as an empty one, which the contract rejects.
  const days: FieldForm<'firstDay' | 'lastDay', string | null> = {
    ...form,
    change: (field, day) => form.change(field, day ?? ''),
  };
  return (
    <>
      <FieldPair>
        <DayInput form={days} field="firstDay" words={words.firstDay} required />
        <DayInput form={days} field="lastDay" words={words.lastDay} required />
      </FieldPair>
      <RecordInput
        form={form}
        field="deputyId"
        words={words.deputyId}
        source={staff}
        current={absence?.deputy}
        help={usual === null ? 'Who is told of what waits for them' : `If empty, ${usual.title}, their usual deputy`}
      />
      <ProseInput form={form} field="note" words={words.note} />
    </>
  );
}
