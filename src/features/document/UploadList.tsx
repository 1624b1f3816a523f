import { useSelector } from '@xstate/react';

import { PendingFileItem } from '#src/registers/attachments/PendingFileItem.tsx';
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

/** The files that are not stored yet: waiting, being sent, or refused. */
export function UploadList({ uploads: { actor, sent, settle }, mayEdit }: UploadListProps) {
  const { files, current } = useSelector(actor, ({ context }) => context);
  if (files.length === 0) return null;
  return (
    <ul className={list} aria-label="Uploads">
      {files.map((file) => (
        <PendingFileItem
          key={file.key}
          file={file}
          sent={file.key === current ? sent : undefined}
          onCancel={() => actor.send({ type: 'file.cancelled', key: file.key })}
          onRetry={() => actor.send({ type: 'file.retried', key: file.key })}
          remedies={
            file.replaces === null &&
            file.failure?.fieldErrors['name'] !== undefined &&
            file.failure.status === 409 && (
              <>
                {mayEdit && (
                  <Button size="sm" onClick={() => settle(file.key, 'VERSION')}>
                    Add as version
                  </Button>
                )}
                <Button size="sm" onClick={() => settle(file.key, 'RENAME')}>
                  Keep both
                </Button>
              </>
            )
          }
        />
      ))}
    </ul>
  );
}
