import { useInfiniteQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { useApi } from '#src/api/ApiProvider.tsx';
import { attachmentPagesQuery } from '#src/api/attachments.ts';
import { rowsIn } from '#src/api/pages.ts';
import { useDrop } from '#src/components/useDrop.ts';
import { css } from '#styled/css/index.js';

import { sectionList } from '../record-sections/section-list.ts';
import type { RecordSectionProps } from '../record-sections/section.ts';
import { EarlierButton, SectionEmpty, SectionFrame } from '../record-sections/SectionFrame.tsx';
import { AttachmentItem } from './AttachmentItem.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { PendingFileItem } from './PendingFileItem.tsx';
import { useUploadActor } from './useUploadActor.ts';

const dropTarget = css({ '&[data-over]': { background: 'bg.selected' } });

/** The files of a record, and those that are being attached to it; more are chosen, or dropped anywhere here. */
export function Attachments({ recordId, mayEdit, guardUnsent }: RecordSectionProps) {
  const pages = useInfiniteQuery(attachmentPagesQuery(useApi(), recordId));
  const uploads = useUploadActor(recordId);
  const { actor, choose, sent } = uploads;
  const { files, current } = useSelector(actor, ({ context }) => context);
  useEffect(() => guardUnsent(() => actor.getSnapshot().context.current !== null), [guardUnsent, actor]);
  const drop = useDrop(mayEdit, choose);
  return (
    <SectionFrame
      what="files"
      fetched={pages}
      foot={mayEdit && <ChooseFiles onChoose={choose} />}
      className={dropTarget}
      {...drop}
    >
      {(data) => {
        const attached = rowsIn(data);
        return (
          <>
            {attached.length === 0 && files.length === 0 && <SectionEmpty>No files yet</SectionEmpty>}
            {files.length > 0 && (
              <ul className={sectionList} aria-label="Uploads">
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
            <ul className={sectionList} aria-label="Files">
              {attached.map((attachment) => (
                <AttachmentItem key={attachment.id} attachment={attachment} recordId={recordId} mayEdit={mayEdit} />
              ))}
            </ul>
            <EarlierButton pages={pages} what="files" />
          </>
        );
      }}
    </SectionFrame>
  );
}
