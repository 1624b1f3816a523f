import { useInfiniteQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { attachmentPagesQuery, type Attachment } from '#src/api/record/attachments.ts';
import { rowsIn } from '#src/api/record/pages.ts';
import { useDrop } from '#src/components/useDrop.ts';
import { css } from '#styled/css/index.js';

import { sectionList } from '../record-sections/section-list.ts';
import type { RecordSectionProps } from '../record-sections/section.ts';
import { EarlierButton, SectionEmpty, SectionFrame } from '../record-sections/SectionFrame.tsx';
import { AttachDocument } from './AttachDocument.tsx';
import { AttachmentItem } from './AttachmentItem.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { Custody } from './Custody.tsx';
import { FilePreview } from './FilePreview.tsx';
import { FileVersions } from './FileVersions.tsx';
import { PendingFiles } from './PendingFiles.tsx';
import { RenameFile } from './RenameFile.tsx';
import { isShown } from './shown-types.ts';
import { useUploadActor } from './useUploadActor.ts';

const dropTarget = css({ '&[data-over]': { background: 'bg.selected' } });

/** The files of a record, and those that are being attached to it; more are chosen, or dropped anywhere here. */
export function Attachments({ recordId, mayEdit, files: { note, takesRaw, mayAdd }, guardUnsent }: RecordSectionProps) {
  const pages = useInfiniteQuery(attachmentPagesQuery(useApi(), recordId));
  const uploads = useUploadActor(recordId);
  const { actor, choose, replace, sent } = uploads;
  const files = useSelector(actor, ({ context }) => context.files);
  useEffect(() => guardUnsent(() => actor.getSnapshot().context.current !== null), [guardUnsent, actor]);
  const drop = useDrop(mayAdd, choose);
  const [open, setOpen] = useState<OpenFile | null>(null);
  return (
    <SectionFrame
      what="files"
      fetched={pages}
      foot={
        mayAdd && (
          <ChooseFiles takesRaw={takesRaw} onChoose={choose}>
            {mayEdit && <AttachDocument recordId={recordId} />}
          </ChooseFiles>
        )
      }
      className={dropTarget}
      {...drop}
    >
      {(data) => {
        const attached = rowsIn(data);
        return (
          <>
            {note}
            {attached.length === 0 && files.length === 0 && <SectionEmpty>No files yet</SectionEmpty>}
            <PendingFiles actor={actor} sent={sent} />
            <ul className={sectionList} aria-label="Files">
              {attached.map((attachment) => (
                <AttachmentItem
                  key={attachment.id}
                  attachment={attachment}
                  recordId={recordId}
                  mayEdit={mayEdit}
                  onShow={() => setOpen({ id: attachment.id, as: 'preview' })}
                  onVersions={() => setOpen({ id: attachment.id, as: 'versions' })}
                  onRename={() => setOpen({ id: attachment.id, as: 'rename' })}
                  onCustody={() => setOpen({ id: attachment.id, as: 'custody' })}
                  onReplace={(file) => replace(attachment, file)}
                />
              ))}
            </ul>
            <EarlierButton pages={pages} what="files" />
            <FileDialogs files={attached} open={open} recordId={recordId} mayEdit={mayEdit} onOpen={setOpen} />
          </>
        );
      }}
    </SectionFrame>
  );
}

interface OpenFile {
  readonly id: string;
  readonly as: 'preview' | 'versions' | 'rename' | 'custody';
}

interface FileDialogsProps {
  readonly files: readonly Attachment[];
  readonly open: OpenFile | null;
  readonly recordId: string;
  readonly mayEdit: boolean;
  readonly onOpen: (open: OpenFile | null) => void;
}

/** What is open of a file: its content, its versions, who had it, or its name to be changed. */
function FileDialogs({ files, open, recordId, mayEdit, onOpen }: FileDialogsProps) {
  const attachment = files.find(({ id }) => id === open?.id);
  if (open === null || attachment === undefined) return null;
  const close = () => onOpen(null);
  if (open.as === 'versions')
    return <FileVersions attachment={attachment} recordId={recordId} mayEdit={mayEdit} onClose={close} />;
  if (open.as === 'custody') return <Custody attachment={attachment} recordId={recordId} onClose={close} />;
  if (open.as === 'rename') return <RenameFile attachment={attachment} recordId={recordId} onClose={close} />;
  return (
    <FilePreview
      files={files.filter(({ latest }) => isShown(latest.type))}
      shown={attachment}
      onShow={(id) => onOpen({ id, as: 'preview' })}
      onClose={close}
    />
  );
}
