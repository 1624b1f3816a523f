import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { linksQuery } from '#src/api/record/record-links.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { RecordReference } from '#src/registers/links/RecordReference.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { css } from '#styled/css/index.js';

const item = css({ paddingBlock: '4', overflowWrap: 'anywhere' });

/** The records that a task belongs to; nothing without any. Other tasks are under its links. */
export function TaskRecords({ taskId }: { readonly taskId: string }) {
  const { data = [] } = useQuery(linksQuery(useApi(), taskId));
  const records = data.filter(({ other }) => other.kind !== 'task');
  if (records.length === 0) return null;
  return (
    <FieldSection title="Belongs to">
      <ul className={sectionList} aria-label="Records">
        {records.map(({ id, other }) => (
          <li key={id} className={item}>
            <RecordReference kind={other.kind} record={other} />
          </li>
        ))}
      </ul>
    </FieldSection>
  );
}
