import { useQuery } from '@tanstack/react-query';

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
  return (
    <>
      <FieldSection title="Policies to acknowledge">
        {data.acknowledgements.length === 0 && <p className={note}>No policy was sent to {member.title}.</p>}
        <ul className={sectionList} aria-label="Policies to acknowledge">
          {data.acknowledgements.map((one) => (
            <Acknowledgement key={one.policy.id} {...one} />
          ))}
        </ul>
      </FieldSection>
      <FieldSection title="Open tasks">
        {data.tasks.length === 0 && <p className={note}>{noTasks(member)}</p>}
        <ul className={sectionList} aria-label="Open tasks">
          {data.tasks.map((task) => (
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

const noTasks = ({ title, account }: StaffMember): string =>
  account === null ? `${title} has no account, so no task can be assigned.` : `${title} has no open tasks.`;

const Acknowledgement = (one: Work['acknowledgements'][number]) => (
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
