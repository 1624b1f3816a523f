import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { acknowledgementStateLabels } from '#domain/words/policy.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { staffWorkQuery, type StaffMember } from '#src/api/staff.ts';
import { DueText } from '#src/components/cells/DueNote.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatDay, formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { RecordReference } from '#src/registers/links/RecordReference.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

type Work = Schemas['StaffWork'];

const item = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', paddingBlock: '4', overflowWrap: 'anywhere' });
const name = css({ flex: '1', minWidth: '[12rem]' });
const facts = css({ color: 'fg.muted', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

/** The policies that a staff member was asked to acknowledge, and their open tasks. */
export function WorkSection({ member }: { readonly member: StaffMember }) {
  const { data, isError, error, refetch } = useQuery(staffWorkQuery(useApi(), member.id));
  if (isError) return <LoadFailed what="acknowledgements and tasks" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingRows />;
  const { acknowledgements, acknowledgementTotal, tasks, taskTotal } = data;
  return (
    <>
      <FieldSection title="Policies to acknowledge">
        <Note rows={acknowledgements} total={acknowledgementTotal} of="policies">
          No policy was sent to {member.title}.
        </Note>
        <ul className={sectionList} aria-label="Policies to acknowledge">
          {(acknowledgements ?? []).map((one) => (
            <Acknowledgement key={one.policy.id} {...one} />
          ))}
        </ul>
      </FieldSection>
      <FieldSection title="Open tasks">
        <Note rows={tasks} total={taskTotal} of="tasks">
          {noTasks(member)}
        </Note>
        <ul className={sectionList} aria-label="Open tasks">
          {(tasks ?? []).map((task) => (
            <li key={task.id} className={item}>
              <span className={name}>
                <RecordReference kind="task" record={task} />
              </span>
              <span className={facts}>
                <DueText day={task.dueOn} />
              </span>
            </li>
          ))}
        </ul>
      </FieldSection>
    </>
  );
}

interface NoteProps {
  /** Null if the reader may not view them. */
  readonly rows: readonly unknown[] | null;
  readonly total: number;
  readonly of: string;
  /** What is said of none. */
  readonly children: ReactNode;
}

/** Why a list is empty, or that it is not all. */
function Note({ rows, total, of, children }: NoteProps) {
  if (rows === null) return <p className={note}>You may not view {of}.</p>;
  if (rows.length === 0) return <p className={note}>{children}</p>;
  return rows.length < total && <p className={note}>{`The first ${rows.length} of ${total} ${of}.`}</p>;
}

const noTasks = ({ title, account }: StaffMember): string =>
  account === null ? `${title} has no account, so no task can be assigned.` : `${title} has no open tasks.`;

const Acknowledgement = (one: NonNullable<Work['acknowledgements']>[number]) => (
  <li className={item}>
    <span className={name}>
      <RecordReference kind="policy" record={one.policy} />
    </span>
    <span className={facts}>
      Version {one.policyVersion} · {acknowledgementStateLabels[one.state]}{' '}
      {one.acknowledgedAt === null ? `(until ${formatDay(one.expiresOn)})` : formatInstantDay(one.acknowledgedAt)}
    </span>
  </li>
);
