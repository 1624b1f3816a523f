import type { PendingFile } from '#machines/upload/upload.machine.ts';
import { PendingFiles } from '#src/registers/attachments/PendingFiles.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import type { DocumentUploads } from './useDocumentUploads.ts';

const list = css({
  margin: '0',
  paddingBlock: '0',
  paddingInline: { base: '16', md: '20' },
  listStyle: 'none',
  maxHeight: '[40vh]',
  scrolls: 'y',
  flexShrink: '0',
});

interface UploadListProps {
  readonly uploads: DocumentUploads;
  /** Whether the person may replace the latest version of another file. */
  readonly mayEdit: boolean;
}

/** The files that are not stored yet; one whose name is taken can become a version of the other, or get a free name. */
export function UploadList({ uploads: { actor, sent, settle }, mayEdit }: UploadListProps) {
  const remediesFor = ({ key, replaces, failure }: PendingFile) =>
    replaces === null &&
    failure?.fieldErrors['name'] !== undefined &&
    failure.status === 409 && (
      <>
        {mayEdit && (
          <Button size="sm" onClick={() => settle(key, 'VERSION')}>
            Add as version
          </Button>
        )}
        <Button size="sm" onClick={() => settle(key, 'RENAME')}>
          Keep both
        </Button>
      </>
    );
  return <PendingFiles actor={actor} sent={sent} className={list} remediesFor={remediesFor} />;
}
