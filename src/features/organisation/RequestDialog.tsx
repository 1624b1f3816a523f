import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { featureTexts } from '#domain/words/people.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { organisationRequests, requestOptionsQuery, requestsKey } from '#src/api/organisation/requests.ts';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useSettling } from '#src/registers/unsaved/useSettling.ts';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

const fields = css({ display: 'grid', gap: '14' });

/** What can be asked for, by the name under which a choice is sent. */
function useSubjects() {
  const { data } = useQuery(requestOptionsQuery(useApi()));
  const features = (data?.features ?? []).map((feature) => ({
    value: feature,
    label: featureTexts[feature],
    body: { feature },
  }));
  const modules = (data?.modules ?? []).map(({ id, name }) => ({
    value: id,
    label: `Module ${name}`,
    body: { moduleId: id },
  }));
  return [...features, ...modules];
}

const title = 'Ask for a feature or a module';
const reasonLabel = 'What you need it for';

const labelOf = (field: string): string | undefined => (field === 'reason' ? reasonLabel : undefined);

/** Asks the platform for a feature or a module. */
export function RequestDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const subjects = useSubjects();
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { whenSettled, settle } = useSettling();
  const unsaved = useUnsavedDraft({
    title,
    draft: { reason },
    onChange: (changes) => setReason(changes.reason ?? reason),
    whenSettled,
  });
  const subject = subjects.find(({ value }) => value === chosen);
  const asking = useMutation({
    mutationFn: (body: { feature?: (typeof subjects)[number]['body'] }) =>
      organisationRequests(api).ask({ body: { ...body.feature, reason } }),
    onSuccess: () => {
      settle();
      toast.success('Request sent', 'You get a mail when it is decided.');
      onClose();
    },
    onError: (error) => toast.error('The request was not sent', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
  const errors = asking.error instanceof ApiError ? asking.error.fieldErrors : {};
  const isReasonMissing = reason.trim() === '';
  return (
    <ActionDialog
      open
      title={title}
      description="The platform’s administrators decide. You get a mail, and can withdraw the request until then."
      confirmLabel="Send request"
      busy={asking.isPending}
      busyLabel="Sending..."
      onConfirm={() => {
        setAsked(true);
        if (subject !== undefined && !isReasonMissing) asking.mutate({ feature: subject.body });
      }}
      onCancel={onClose}
    >
      <div className={fields}>
        <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={asking.isPending ? notNow : undefined} />
        <Select
          label="Feature or module"
          required
          placeholder="Choose one"
          options={subjects}
          value={chosen}
          error={
            asked && subject === undefined ? 'Choose a feature or a module' : (errors['feature'] ?? errors['moduleId'])
          }
          onValueChange={setChosen}
        />
        <TextArea
          label={reasonLabel}
          required
          maxLength={1000}
          value={reason}
          error={asked && isReasonMissing ? 'Say what you need it for' : errors['reason']}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      </div>
    </ActionDialog>
  );
}
