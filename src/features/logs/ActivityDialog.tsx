import type { Activity } from '#src/api/record/logs.ts';
import { isolated } from '#src/components/bidi.ts';
import { browserName } from '#src/components/browser-name.ts';
import { formatInstant } from '#src/components/format.ts';
import { actionLabels } from '#src/registers/history/action-labels.ts';
import { actorName } from '#src/registers/history/actor-name.ts';
import { shownChanges } from '#src/registers/history/changes.ts';
import { ReadField } from '#src/ui/form/ReadField.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { kindLabel } from './kind-labels.ts';

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

/** One entry of an activity log in full: who, when, from where, and each field before and after the change. */
export function ActivityDialog({ entry, onClose }: ActivityDialogProps) {
  return (
    <Dialog.Root size="md" open={entry !== null} onOpenChange={({ open }) => !open && onClose()}>
      {entry !== null && (
        <Dialog.Content
          title={`${actionLabels[entry.action]}: ${[entry.entityRef, isolated(entry.entityName)].filter(Boolean).join(' ')}`}
        >
          <div className={facts}>
            <ReadField label="Person">{actorName(entry)}</ReadField>
            <ReadField label="Time">{formatInstant(entry.at)}</ReadField>
            <ReadField label="Record type">{kindLabel(entry.entityType)}</ReadField>
            <ReadField label="Organisation">{entry.organisation?.name ?? 'Platform'}</ReadField>
            <ReadField label="IP address">{entry.ip ?? 'Unknown'}</ReadField>
            <ReadField label="Browser">{browserName(entry.userAgent) ?? 'Unknown'}</ReadField>
          </div>
          {entry.changes.length > 0 && <Changes entry={entry} />}
        </Dialog.Content>
      )}
    </Dialog.Root>
  );
}

/** A created record has no previous values. */
function Changes({ entry }: { readonly entry: Activity }) {
  const created = entry.action === 'CREATE';
  return (
    <table className={table} aria-label="Changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          {!created && <th scope="col">Before</th>}
          <th scope="col">{created ? 'Value' : 'After'}</th>
        </tr>
      </thead>
      <tbody>
        {shownChanges(entry).map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            {!created && <td dir="auto">{before}</td>}
            <td dir="auto">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
