import { useQuery } from '@tanstack/react-query';

import { task } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { recordTasksQuery, type RecordTask } from '#src/api/task/record-tasks.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { formatNumber } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { css } from '#styled/css/index.js';

import { RecordReference } from '../links/RecordReference.tsx';
import { sectionList } from '../record-sections/section-list.ts';
import type { RecordSectionProps } from '../record-sections/section.ts';
import { SectionEmpty, SectionFrame } from '../record-sections/SectionFrame.tsx';
import { CreateTask } from './CreateTask.tsx';
import { StartPlaybook } from './StartPlaybook.tsx';
import { TaskStatusText } from './task-marks.tsx';

const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '2',
  minHeight: { base: 'touch', md: '37' },
  paddingBlock: '6',
  borderBlockEnd: 'subtle',
});
const name = css({ flex: '1', minWidth: '[12rem]', overflowWrap: 'anywhere' });
const facts = css({ color: 'fg.muted', textStyle: 'xs', tabularFigures: true });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8',
  flexShrink: '0',
  paddingBlock: '12',
  paddingInline: { base: '16', md: '20' },
  borderBlockStart: 'default',
});

const isOpen = ({ state }: RecordTask) => state === 'TODO' || state === 'IN_PROGRESS';

/** Of a control that is carried out again and again: how often it was not, until today. */
const periodsPassed = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'period' : 'periods'} passed, not done`;

/** The tasks of a record, and new ones. */
export function RecordTasks({ recordId }: RecordSectionProps) {
  const tasks = useQuery(recordTasksQuery(useApi(), recordId));
  const mayAdd = useMay({ roles: task.roles, feature: task.feature, level: 'ADD' });
  return (
    <SectionFrame
      what="tasks"
      fetched={tasks}
      foot={
        mayAdd && (
          <div className={foot}>
            <StartPlaybook recordId={recordId} />
            <CreateTask recordId={recordId} />
          </div>
        )
      }
    >
      {(data) =>
        data.length === 0 ? (
          <SectionEmpty>No tasks yet</SectionEmpty>
        ) : (
          <ul className={sectionList} aria-label="Tasks">
            {data.map((one) => (
              <li key={one.id} className={item}>
                <span className={name}>
                  <RecordReference kind="task" record={one} />
                </span>
                <span className={facts}>
                  <DueNote person={one.owner} day={isOpen(one) ? one.dueOn : null} />
                </span>
                {one.passedPeriods !== null && one.passedPeriods > 0 && (
                  <span className={facts}>{periodsPassed(one.passedPeriods)}</span>
                )}
                <TaskStatusText {...one} />
              </li>
            ))}
          </ul>
        )
      }
    </SectionFrame>
  );
}
