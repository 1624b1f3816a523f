import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type DragEvent } from 'react';

import { useApi } from '#src/api/ApiProvider.tsx';
import { attachmentsQuery } from '#src/api/attachments.ts';
import { LoadFailed, RefreshFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import type { RecordSectionProps } from '../record-sections/section.ts';
import { AttachmentItem } from './AttachmentItem.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { PendingFileItem } from './PendingFileItem.tsx';
import { useUploadActor } from './useUploadActor.ts';

const root = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: '0',
  '&[data-over]': { background: 'bg.selected' },
});
const scroller = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '4',
});
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const none = css({ margin: '0', paddingBlock: '16', color: 'fg.subtle' });

/** The files of a record, and those that are being attached to it; more are chosen, or dropped anywhere here. */
export function Attachments({ recordId, mayEdit, guardUnsent }: RecordSectionProps) {
  const found = useQuery(attachmentsQuery(useApi(), recordId));
  const uploads = useUploadActor(recordId);
  const { actor, choose, sent } = uploads;
  const { files, current } = useSelector(actor, ({ context }) => context);
  useEffect(() => guardUnsent(() => actor.getSnapshot().context.current !== null), [guardUnsent, actor]);
  const drop = useDrop(mayEdit, choose);
  const { data, error } = found;
  const retry = () => void found.refetch();
  if (data === undefined) {
    return error ? <LoadFailed what="files" error={error} onRetry={retry} /> : <LoadingRows />;
  }
  return (
    <div className={root} {...drop}>
      {error && <RefreshFailed what="files" error={error} retrying={found.isFetching} onRetry={retry} />}
      <div className={scroller}>
        {data.data.length === 0 && files.length === 0 && <p className={none}>No files yet</p>}
        {files.length > 0 && (
          <ul className={list} aria-label="Uploads">
            {files.map((file) => (
              <PendingFileItem
                key={file.key}
                file={file}
                sent={file.key === current ? sent : undefined}
                onCancel={() => actor.send({ type: 'file.cancelled', key: file.key })}
                onRetry={() => actor.send({ type: 'file.retried', key: file.key })}
              />
            ))}
          </ul>
        )}
        <ul className={list} aria-label="Files">
          {data.data.map((attachment) => (
            <AttachmentItem key={attachment.id} attachment={attachment} recordId={recordId} mayEdit={mayEdit} />
          ))}
        </ul>
      </div>
      {mayEdit && <ChooseFiles onChoose={choose} />}
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on an element. */
function useDrop(isAllowed: boolean, onDrop: (files: Iterable<File>) => void) {
  const [over, setOver] = useState(false);
  if (!isAllowed) return {};
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
}
