import { useSelector } from '@xstate/react';

import { mostRecipients, recipientsIn } from '#domain/secure-link/recipient-list.ts';
import type { RecipientsDraft, RecipientsProblem } from '#machines/recipients/recipients.machine.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { DayField } from '#src/components/fields/DayField.tsx';
import { formatNumber } from '#src/components/format.ts';
import { unreadAddresses } from '#src/components/unread-addresses.ts';
import { counted } from '#src/components/words.ts';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import type { RecipientsActor } from './useRecipientsActor.ts';

interface AskDialogProps {
  readonly actor: RecipientsActor;
  /** The number of the version in force. */
  readonly version: string;
}

const intervals = [
  { value: '0', label: 'No reminders' },
  { value: '3', label: 'Every 3 days' },
  { value: '7', label: 'Every 7 days' },
  { value: '14', label: 'Every 14 days' },
  { value: '30', label: 'Every 30 days' },
] as const;

const fieldLabels: Readonly<Record<keyof RecipientsDraft, string>> = {
  memberIds: 'Members',
  text: 'Addresses',
  expiresOn: 'Links work until',
  reminderDays: 'Reminders',
};

const labelOf = (field: string): string | undefined => new Map(Object.entries(fieldLabels)).get(field);

/** Why nobody was asked, at the addresses. */
function messageOf(problem: RecipientsProblem | null, text: string): string | undefined {
  if (problem === 'NOBODY') return 'Choose members, or enter at least one address';
  if (problem === 'TOO_MANY') return `Ask at most ${formatNumber(mostRecipients)} people at a time`;
  return problem === 'INVALID' ? unreadAddresses(recipientsIn(text).invalid) : undefined;
}

/** Asks who is to acknowledge, and until when. */
export function AskDialog({ actor, version }: AskDialogProps) {
  const { draft, problem, failure } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches('closed'));
  const busy = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const change = (changes: Partial<RecipientsDraft>) => actor.send({ type: 'draft.changed', changes });
  const { recipients } = recipientsIn(draft.text);
  const errors = failure?.fieldErrors ?? {};
  const textError = Object.entries(errors).find(([field]) => field.startsWith('recipients'))?.[1];
  const members: RecordForm<{ memberIds: string[] }> = {
    draft: { memberIds: [...draft.memberIds] },
    readOnly: false,
    errorOf: () => Object.entries(errors).find(([field]) => field.startsWith('memberIds'))?.[1],
    change: (_field, memberIds) => change({ memberIds }),
  };
  const isGeneral = failure !== null && Object.keys(errors).length === 0;
  const title = `Ask for acknowledgement of version ${version}`;
  return (
    <ActionDialog
      open={isOpen}
      title={title}
      description="Each person gets a link of their own by mail, and needs no account."
      confirmLabel="Ask"
      busyLabel="Asking..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'asking.confirmed' })}
      onCancel={() => actor.send({ type: 'asking.cancelled' })}
    >
      {isGeneral && <Banner tone="danger">{failure.message}</Banner>}
      {isOpen && <Unsaved actor={actor} title={title} />}
      <MembersInput
        form={members}
        field="memberIds"
        words={{ label: fieldLabels.memberIds }}
        current={undefined}
        placeholder="Nobody chosen"
      />
      <TextArea
        label={fieldLabels.text}
        help={
          recipients.length === 0
            ? 'One to a line, or pasted from a list: ada@example.org, or Ada <ada@example.org>'
            : counted(recipients.length, { one: 'address', many: 'addresses' })
        }
        value={draft.text}
        error={messageOf(problem, draft.text) ?? textError}
        onChange={({ target }) => change({ text: target.value })}
      />
      <DayField
        label={fieldLabels.expiresOn}
        value={draft.expiresOn}
        error={errors['expiresOn']}
        onValueChange={(day) => change({ expiresOn: day ?? '' })}
      />
      <Select
        label={fieldLabels.reminderDays}
        options={intervals}
        value={intervals.find(({ value }) => Number(value) === draft.reminderDays)?.value ?? null}
        onValueChange={(days) => change({ reminderDays: Number(days) })}
      />
    </ActionDialog>
  );
}

/** Keeps who was chosen and typed until they are asked. Mounted while the dialog is open. */
function Unsaved({ actor, title }: Pick<AskDialogProps, 'actor'> & { readonly title: string }) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const unsaved = useUnsavedDraft({
    title,
    draft,
    onChange: (changes) => actor.send({ type: 'draft.changed', changes }),
    whenSettled: (listener) => actor.on('people.asked', listener),
  });
  return <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={busy ? notNow : undefined} />;
}
