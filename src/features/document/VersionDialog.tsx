import { useState } from 'react';

import type { DocumentEntry } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import type { DocumentUploads } from './useDocumentUploads.ts';

/** A file that was chosen as the new version of another. */
export interface ChosenVersion {
  readonly entry: DocumentEntry;
  readonly file: File;
}

interface VersionDialogProps {
  /** Null while none is chosen. */
  readonly chosen: ChosenVersion | null;
  readonly uploads: Pick<DocumentUploads, 'replace'>;
  readonly onClose: () => void;
}

/** Asks what is new in a version before it is sent. */
export function VersionDialog({ chosen, ...props }: VersionDialogProps) {
  return chosen !== null && <Question chosen={chosen} {...props} />;
}

type QuestionProps = VersionDialogProps & { readonly chosen: ChosenVersion };

function Question({ chosen: { entry, file }, uploads, onClose }: QuestionProps) {
  const [note, setNote] = useState('');
  return (
    <ActionDialog
      open
      title={`New version of ${isolated(entry.name)}`}
      description={`${isolated(file.name)}, ${formatSize(file.size)}`}
      confirmLabel="Upload version"
      busy={false}
      busyLabel=""
      onConfirm={() => {
        uploads.replace(entry, file, note.trim());
        onClose();
      }}
      onCancel={onClose}
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
