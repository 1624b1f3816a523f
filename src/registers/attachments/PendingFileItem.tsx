import type { ReactNode } from 'react';

import type { PendingFile } from '#machines/upload/upload.machine.ts';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { fileBody, fileItem, fileName, fileNote } from './file-styles.ts';
import { formatSize } from './format-size.ts';

const problem = css({ color: 'danger.fg', textStyle: 'xs', overflowWrap: 'anywhere' });

interface PendingFileItemProps {
  readonly file: PendingFile;
  /** How many bytes were sent; undefined while it waits. */
  readonly sent: number | undefined;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** What else can be done about a refused file. */
  readonly remedies?: ReactNode;
}

const stateOf = ({ size }: PendingFile, sent: number | undefined) =>
  sent === undefined ? `Waiting, ${formatSize(size)}` : `${formatSize(Math.min(sent, size))} of ${formatSize(size)}`;

/** A file that is not attached yet: waiting, being sent, or refused. */
export function PendingFileItem({ file, sent, onCancel, onRetry, remedies }: PendingFileItemProps) {
  const { name, size, failure } = file;
  return (
    <li className={fileItem}>
      <UploadIcon />
      <div className={fileBody}>
        <span className={fileName} dir="auto">
          {name}
        </span>
        {failure === null ? (
          <span className={fileNote}>{stateOf(file, sent)}</span>
        ) : (
          <span className={problem} role="alert">
            {Object.values(failure.fieldErrors)[0] ?? failure.message}
          </span>
        )}
        {sent !== undefined && <Progress label={`Uploading ${name}`} value={sent} max={Math.max(size, 1)} />}
      </div>
      {failure !== null && remedies}
      {failure !== null && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
      <IconButton size="sm" label={failure === null ? `Cancel ${name}` : `Dismiss ${name}`} onClick={onCancel}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
