import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { attachments, refreshAttachments, type Attachment } from '#src/api/record/attachments.ts';
import { isolated } from '#src/components/bidi.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

/** As the server shortens them. */
const longestName = 200;

interface RenameFileProps {
  readonly attachment: Attachment;
  readonly recordId: string;
  readonly onClose: () => void;
}

const errorOf = (error: Error | null) =>
  (error instanceof ApiError ? error.fieldErrors['name'] : undefined) ?? error?.message;

/** Asks for another name of a file. */
export function RenameFile({ attachment: { id, version, latest }, recordId, onClose }: RenameFileProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [name, setName] = useState(latest.name);
  const rename = useMutation({
    mutationFn: () => attachments(api).update({ path: { id }, body: { version, name } }),
    onSuccess: (renamed) => {
      toast.success('Updated successfully', isolated(renamed.latest.name));
      onClose();
    },
    onSettled: () => refreshAttachments(queryClient, recordId),
  });
  const save = () => {
    if (name.trim() === '' || rename.isPending) return;
    if (name === latest.name) onClose();
    else rename.mutate();
  };
  return (
    <ActionDialog
      open
      title="Rename file"
      confirmLabel="Rename file"
      busy={rename.isPending}
      busyLabel="Renaming..."
      onConfirm={save}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={longestName}
        disabled={rename.isPending}
        value={name}
        error={name.trim() === '' ? 'Enter a name' : errorOf(rename.error)}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
        }}
      />
    </ActionDialog>
  );
}
