import type { Activity } from '#src/api/logs.ts';
import { browserName } from '#src/components/browser-name.ts';
import { formatInstant } from '#src/components/format.ts';
import * as Dialog from '#src/ui/Dialog.tsx';
import { ReadField } from '#src/ui/ReadField.tsx';
import { css } from '#styled/css/index.js';

import { actionLabels, kindLabel } from './activity.ts';
import { fieldLabel, namesOf, valueLabel, type Names } from './changes.ts';

const facts = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12' });
const table = css({
  width: 'full',
  marginBlockStart: '16',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textStyle: 'sm',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', paddingBlock: '8', borderBlockEnd: 'subtle' },
  '& th:not(:last-child), & td:not(:last-child)': { paddingInlineEnd: { base: '8', md: '12' } },
  '& th:first-child': { width: { base: '[32%]', md: '[26%]' } },
  '& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody': { overflowWrap: 'anywhere' },
  '& td': { whiteSpace: 'pre-line' },
});

interface ActivityDialogProps {
  readonly entry: Activity | null;
  readonly onClose: () => void;
}

/** One entry of an activity log in full: who, when, from where, and each field as it was and as it is. */
export function ActivityDialog({ entry, onClose }: ActivityDialogProps) {
  return (
    <Dialog.Root size="md" open={entry !== null} onOpenChange={({ open }) => !open && onClose()}>
      {entry !== null && (
        <Dialog.Content
          title={`${actionLabels[entry.action]}: ${[entry.entityRef, entry.entityName].filter(Boolean).join(' ')}`}
        >
          <div className={facts}>
            <ReadField label="Who">{entry.actor?.name ?? 'Unknown'}</ReadField>
            <ReadField label="When">{formatInstant(entry.at)}</ReadField>
            <ReadField label="Kind">{kindLabel(entry.entityType)}</ReadField>
            <ReadField label="Organisation">{entry.organisation?.name ?? 'Platform'}</ReadField>
            <ReadField label="Address">{entry.ip ?? 'Unknown'}</ReadField>
            <ReadField label="Browser">{browserName(entry.userAgent) ?? 'Unknown'}</ReadField>
          </div>
          {entry.changes.length > 0 && <Changes changes={entry.changes} names={namesOf(entry)} />}
        </Dialog.Content>
      )}
    </Dialog.Root>
  );
}

interface ChangesProps extends Pick<Activity, 'changes'> {
  readonly names: Names;
}

const Changes = ({ changes, names }: ChangesProps) => (
  <table className={table} aria-label="Changes">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ field, old, new: value }) => (
        <tr key={field}>
          <th scope="row">{fieldLabel(field)}</th>
          <td>{valueLabel(field, old, names)}</td>
          <td>{valueLabel(field, value, names)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
