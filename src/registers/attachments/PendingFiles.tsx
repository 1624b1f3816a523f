import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { PendingFile, uploadMachine } from '#machines/upload/upload.machine.ts';

import { sectionList } from '../record-sections/section-list.ts';
import { PendingFileItem } from './PendingFileItem.tsx';

interface PendingFilesProps {
  readonly actor: ActorRefFrom<typeof uploadMachine>;
  /** How much of the current file was sent, in bytes. */
  readonly sent: number;
  readonly className?: string;
  /** What else can be done about a refused file. */
  readonly remediesFor?: (file: PendingFile) => ReactNode;
}

/** The files that are not stored yet: waiting, being sent, or refused. */
export function PendingFiles({ actor, sent, className = sectionList, remediesFor }: PendingFilesProps) {
  const { files, current } = useSelector(actor, ({ context }) => context);
  if (files.length === 0) return null;
  return (
    <ul className={className} aria-label="Uploads">
      {files.map((file) => (
        <PendingFileItem
          key={file.key}
          file={file}
          sent={file.key === current ? sent : undefined}
          onCancel={() => actor.send({ type: 'file.cancelled', key: file.key })}
          onRetry={() => actor.send({ type: 'file.retried', key: file.key })}
          remedies={remediesFor?.(file)}
        />
      ))}
    </ul>
  );
}
