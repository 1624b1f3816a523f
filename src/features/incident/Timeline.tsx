import { useInfiniteQuery } from '@tanstack/react-query';

import { entryKindLabels, severityLabels, statusLabels } from '#domain/words/incident.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { timelineQuery, type TimelineEntry } from '#src/api/incident/incident-responses.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { EarlierButton } from '#src/registers/record-sections/SectionFrame.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EditIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const item = css({ paddingBlock: '8', borderBlockStart: 'default' });
const facts = css({ color: 'fg.muted', textStyle: 'xs', margin: '0' });
const text = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const tools = css({ display: 'flex', gap: '4' });
const none = css({ margin: '0', color: 'fg.subtle' });

const valueLabels: Readonly<Record<string, string>> = { ...statusLabels, ...severityLabels };

/** What can be done to an entry that a person has made. */
export type EntryChange = 'EDIT_ENTRY' | 'REMOVE_ENTRY';

interface TimelineProps {
  readonly incidentId: string;
  /** Omitted for those who may only view. */
  readonly onAdd?: (() => void) | undefined;
  /** Omitted for those who may only view. */
  readonly onChange?: ((entry: TimelineEntry, change: EntryChange) => void) | undefined;
}

/** What happened in an incident, the latest first. */
export function Timeline({ incidentId, onAdd, onChange }: TimelineProps) {
  const pages = useInfiniteQuery(timelineQuery(useApi(), incidentId));
  const { data, error } = pages;
  if (data === undefined) {
    return error ? <LoadFailed what="timeline" error={error} onRetry={() => void pages.refetch()} /> : <LoadingRows />;
  }
  const entries = data.pages.flatMap((page) => page.data);
  return (
    <>
      {onAdd !== undefined && (
        <div>
          <Button size="sm" onClick={onAdd}>
            Add to timeline
          </Button>
        </div>
      )}
      {entries.length === 0 && <p className={none}>Nothing in the timeline yet</p>}
      <ol className={sectionList} aria-label="Timeline">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onChange={onChange} />
        ))}
      </ol>
      <EarlierButton pages={pages} what="entries" />
    </>
  );
}

const changeOf = ({ kind, from, to }: TimelineEntry) =>
  from === null || to === null
    ? entryKindLabels[kind]
    : `${entryKindLabels[kind]}: ${valueLabels[from] ?? from} → ${valueLabels[to] ?? to}`;

function Entry({ entry, onChange }: { readonly entry: TimelineEntry } & Pick<TimelineProps, 'onChange'>) {
  const { at, createdBy, editedAt, removedBy } = entry;
  return (
    <li className={item}>
      <p className={facts}>
        <time dateTime={at}>{formatInstant(at)}</time>, {createdBy.name}
        {editedAt !== null && `, edited ${formatInstant(editedAt)}`}
      </p>
      <strong>{changeOf(entry)}</strong>
      {removedBy === null ? (
        entry.text !== '' && (
          <p className={text} dir="auto">
            {entry.text}
          </p>
        )
      ) : (
        <p className={none}>Removed by {removedBy.name}</p>
      )}
      {onChange !== undefined && removedBy === null && entry.to === null && (
        <div className={tools}>
          <IconButton
            label={`Edit the entry of ${formatInstant(at)}`}
            size="sm"
            onClick={() => onChange(entry, 'EDIT_ENTRY')}
          >
            <EditIcon />
          </IconButton>
          <IconButton
            label={`Remove the entry of ${formatInstant(at)}`}
            size="sm"
            onClick={() => onChange(entry, 'REMOVE_ENTRY')}
          >
            <TrashIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}
