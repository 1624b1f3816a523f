import { useState } from 'react';

import type { DocumentEntry } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

/** A file that was chosen as the new version of another. */
export interface ChosenVersion {
  readonly entry: DocumentEntry;
  readonly file: File;
}

interface VersionDialogProps {
  readonly chosen: ChosenVersion;
  readonly onUpload: (note: string) => void;
  readonly onCancel: () => void;
}

/** Asks what is new in a version before it is sent. */
export function VersionDialog({ chosen: { entry, file }, onUpload, onCancel }: VersionDialogProps) {
  const [note, setNote] = useState('');
  return (
    <ActionDialog
      open
      title={`New version of ${isolated(entry.name)}`}
      description={`${isolated(file.name)}, ${formatSize(file.size)}`}
      confirmLabel="Upload version"
      busy={false}
      busyLabel=""
      onConfirm={() => onUpload(note.trim())}
      onCancel={onCancel}
    >
      <TextField
        label="What is new"
        help="Shown beside the version. You can leave it empty."
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActionDialog>
  );
}
