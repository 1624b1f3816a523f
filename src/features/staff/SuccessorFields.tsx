import { useQuery } from '@tanstack/react-query';

import type { StaffDraft } from '#src/actors/staff-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { staff, staffDependantsQuery, type StaffMember } from '#src/api/staff.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { counted, type Noun } from '#src/components/words.ts';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import { css } from '#styled/css/index.js';

type Dependants = Schemas['StaffDependants'];

const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const nouns: Readonly<Record<keyof Dependants, Noun>> = {
  reports: { one: 'direct report', many: 'direct reports' },
  deputyships: { one: 'deputyship', many: 'deputyships' },
  duties: { one: 'duty', many: 'duties' },
};

/** What becomes of those who depend on someone who leaves. */
function saysWhat(found: Dependants, { title }: StaffMember, hasSuccessor: boolean): string {
  const parts = (['reports', 'deputyships', 'duties'] as const)
    .filter((name) => found[name] > 0)
    .map((name) => counted(found[name], nouns[name]));
  if (parts.length === 0) return `${title} has no direct reports, deputyships or duties to hand over.`;
  const listed = new Intl.ListFormat('en-GB').format(parts);
  return hasSuccessor
    ? `The successor takes over ${listed}.`
    : `Without a successor, ${listed} stay with ${title}, who is not here any more: nobody has them.`;
}

interface SuccessorFieldsProps {
  readonly form: RecordForm<StaffDraft>;
  readonly member: StaffMember;
}

/** Who takes over from someone who leaves, and what nobody has otherwise. */
export function SuccessorFields({ form, member }: SuccessorFieldsProps) {
  const { data, isError, error, refetch } = useQuery(staffDependantsQuery(useApi(), member.id));
  return (
    <>
      <RecordInput form={form} field="successorId" words={{ label: 'Successor' }} source={staff} current={null} />
      {isError && <LoadFailed what="what depends on them" error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <p className={note} role="status">
          {saysWhat(data, member, form.draft.successorId !== null)}
        </p>
      )}
    </>
  );
}
