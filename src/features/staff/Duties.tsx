import { involvementLabels } from '#domain/words/staff-parts.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { foundRecordsQuery } from '#src/api/record/search.ts';
import type { DutyKind, StaffDuty } from '#src/api/staff-parts.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { RecordReference } from '#src/registers/links/RecordReference.tsx';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { FoundRecordInput } from '#src/registers/RecordInput.tsx';
import { dutyWords as words } from '#src/registers/words/staff-parts.ts';

import { dutyKind } from './duty-kind.ts';

interface DutiesProps {
  readonly memberId: string;
  readonly mayEdit: boolean;
}

/** The duties of a staff member (RACI), and who else takes part in them. */
export const Duties = ({ memberId, mayEdit }: DutiesProps) => (
  <PartList<DutyKind>
    kind={dutyKind}
    recordId={memberId}
    mayEdit={mayEdit}
    name="Duties of the staff member"
    renderTotals={(duties) => <Totals duties={duties} />}
    renderFacts={(duty) => <Facts duty={duty} />}
    renderFields={(form, duty) => <Fields form={form} duty={duty} />}
  />
);

function Totals({ duties }: { readonly duties: readonly StaffDuty[] }) {
  if (duties.length === 0) return <p className={partTotals}>No duties yet</p>;
  const accountable = duties.filter(({ involvement }) => involvement === 'ACCOUNTABLE').length;
  const isMissing = ({ involvement, others }: StaffDuty) =>
    involvement !== 'ACCOUNTABLE' && others.every((other) => other.involvement !== 'ACCOUNTABLE');
  const missing = duties.filter(isMissing).length;
  return (
    <p className={partTotals}>
      {[
        `${duties.length} ${duties.length === 1 ? 'duty' : 'duties'}`,
        ...(accountable > 0 ? [`accountable for ${accountable}`] : []),
        ...(missing > 0 ? [`${missing} without an accountable person`] : []),
      ].join(' · ')}
    </p>
  );
}

const Facts = ({ duty: { involvement, record, others } }: { readonly duty: StaffDuty }) => (
  <>
    <span>{involvementLabels[involvement]}</span>
    {record !== null && (
      <span>
        <RecordReference kind={record.kind} record={record} />
      </span>
    )}
    {others.map(({ staffMember, involvement: theirs }) => (
      <span key={`${staffMember.id} ${theirs}`}>
        {involvementLabels[theirs]}: <RecordReference kind="staffMember" record={staffMember} />
      </span>
    ))}
  </>
);

interface FieldsProps {
  readonly form: RecordForm<DutyKind['draft']>;
  readonly duty: StaffDuty | null;
}

function Fields({ form, duty }: FieldsProps) {
  const api = useApi();
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <ChoiceInput form={form} field="involvement" words={words.involvement} />
      <FoundRecordInput
        form={form}
        field="recordId"
        words={words.recordId}
        current={duty?.record}
        queryFor={(query) => ({ ...foundRecordsQuery(api, query), enabled: (query.search ?? '').trim() !== '' })}
      />
    </>
  );
}
