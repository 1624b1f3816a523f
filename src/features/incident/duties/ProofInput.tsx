import { useInfiniteQuery } from '@tanstack/react-query';

import type { DutyDraft } from '#machines/duty/duty.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { attachmentPagesQuery } from '#src/api/record/attachments.ts';
import type { StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { Select } from '#src/ui/form/Select.tsx';

interface ProofInputProps {
  readonly form: StepFields<DutyDraft>;
  readonly incidentId: string;
}

/** A file of the incident that proves a notification; nothing while it has none. */
export function ProofInput({ form, incidentId }: ProofInputProps) {
  const { data } = useInfiniteQuery(attachmentPagesQuery(useApi(), incidentId));
  const files = data?.pages.flatMap((page) => page.data) ?? [];
  if (files.length === 0) return null;
  return (
    <Select
      label="Proof"
      options={files.map(({ id, latest }) => ({ value: id, label: latest.name }))}
      value={form.draft.proofId}
      error={form.errorOf('proofId')}
      deselectable
      placeholder="No file"
      onValueChange={(proofId) => form.change('proofId', proofId)}
    />
  );
}
