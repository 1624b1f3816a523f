import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import { invitedLines, mostInvited } from '#domain/people/invitation-list.ts';
import type { InvitationDraft, InvitationOutcome, InvitationProblem } from '#machines/invitation/invitation.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import { counted } from '#src/components/words.ts';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { RightsGrid } from './RightsGrid.tsx';
import type { InvitingActor } from './useInviting.ts';

const list = css({ display: 'grid', gap: '4', maxHeight: '[20rem]', scrolls: 'y', overflowWrap: 'anywhere' });

const addresses = { one: 'address', many: 'addresses' };
const people = { one: 'person', many: 'people' };

const fieldLabels = { addresses: 'Email addresses', days: 'Days for which the links work' } as const;

const labelOf = (field: string): string | undefined => new Map(Object.entries(fieldLabels)).get(field);

/** The largest file whose text fits the request. */
const largestFile = 100_000;

function messageOf(problem: InvitationProblem | null): string | undefined {
  if (problem === 'NOBODY') return 'Enter at least one email address';
  if (problem === 'NOT_ALONE') return 'Enter one email address';
  return problem === 'TOO_MANY' ? `Invite at most ${mostInvited} people at a time` : undefined;
}

const resultTexts: Readonly<Record<components['schemas']['InvitationResult'], string>> = {
  INVITED: 'invited',
  MALFORMED: 'is not an email address',
  DOUBLED: 'is already in the list',
  MEMBER: 'is already a member',
  DEACTIVATED: 'is a deactivated member: reactivate them in the list of members',
  INVITED_BEFORE: 'is already invited: the invitation can be sent again',
  LIMITED: 'has been sent too many invitations today: try again tomorrow',
};

/** What the dialog is called, which also names what is kept unsaved. */
const titleFor = ({ invitee }: InvitationDraft) => (invitee === null ? 'Invite people' : `Invite ${invitee.name}`);

const purposes = {
  people:
    'Each gets a link by mail, and becomes a member by signing in with that address, or by creating an account with it.',
  invitee:
    'They get a link by mail, and become a member by signing in with that address, or by creating an account with it. The account becomes that of the staff member.',
} as const;

/** Invites people: one address, a pasted list, or a CSV file; or a staff member by their address. */
export function InviteDialog({ actor }: { readonly actor: InvitingActor }) {
  const { draft, problem, failure, outcome } = useSelector(actor, ({ context }) => context);
  const step = useSelector(actor, ({ value }) => value);
  const lines = invitedLines(draft.addresses);
  const change = (changes: Partial<Pick<InvitationDraft, 'addresses' | 'days'>>) =>
    actor.send({ type: 'draft.changed', changes });
  const errors = failure?.fieldErrors ?? {};
  if (step === 'told' && outcome !== null) return <OutcomeDialog actor={actor} outcome={outcome} />;
  return (
    <ActionDialog
      open={step === 'writing' || step === 'inviting'}
      title={titleFor(draft)}
      description={draft.invitee === null ? purposes.people : purposes.invitee}
      confirmLabel="Invite"
      busyLabel="Inviting..."
      busy={step === 'inviting'}
      onConfirm={() => actor.send({ type: 'inviting.confirmed' })}
      onCancel={() => actor.send({ type: 'inviting.closed' })}
    >
      {failure !== null && Object.keys(errors).length === 0 && <Banner tone="danger">{failure.message}</Banner>}
      {(step === 'writing' || step === 'inviting') && <Unsaved actor={actor} busy={step === 'inviting'} />}
      {draft.invitee === null ? (
        <>
          <TextArea
            label={fieldLabels.addresses}
            help={lines.length === 0 ? 'One to a line, or pasted from a list' : counted(lines.length, addresses)}
            value={draft.addresses}
            error={messageOf(problem) ?? errors['addresses']}
            onChange={({ target }) => change({ addresses: target.value })}
          />
          <FileInput onText={(text) => change({ addresses: text })} />
        </>
      ) : (
        <TextField
          label="Email address"
          type="email"
          value={draft.addresses}
          error={messageOf(problem) ?? errors['addresses'] ?? errors['staffMemberId']}
          onChange={({ target }) => change({ addresses: target.value })}
        />
      )}
      <TextField
        label={fieldLabels.days}
        type="number"
        min={1}
        max={30}
        value={String(draft.days)}
        error={problem === 'DAYS' ? 'Choose 1 to 30 days' : errors['days']}
        onChange={({ target }) => change({ days: Number(target.value) })}
      />
      <RightsGrid rights={draft.rights} onChoose={(choice) => actor.send({ type: 'right.chosen', choice })} />
    </ActionDialog>
  );
}

/** Keeps the list until those in it are invited. Mounted while the dialog is open. */
function Unsaved({ actor, busy }: { readonly actor: InvitingActor; readonly busy: boolean }) {
  const addressList = useSelector(actor, ({ context }) => context.draft.addresses);
  const days = useSelector(actor, ({ context }) => context.draft.days);
  const title = useSelector(actor, ({ context }) => titleFor(context.draft));
  const unsaved = useUnsavedDraft({
    title,
    draft: { addresses: addressList, days },
    onChange: (changes) => actor.send({ type: 'draft.changed', changes }),
    whenSettled: (listener) => actor.subscribe((snapshot) => void (snapshot.matches('told') && listener())),
  });
  return <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={busy ? notNow : undefined} />;
}

/** Reads a CSV file into the list, where it can be looked at before anyone is invited. */
function FileInput({ onText }: { readonly onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file of addresses"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void file.slice(0, largestFile).text().then(onText);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        <UploadIcon /> Read from a CSV file
      </Button>
    </div>
  );
}

interface OutcomeDialogProps {
  readonly actor: InvitingActor;
  readonly outcome: InvitationOutcome;
}

/** What became of each line. */
function OutcomeDialog({ actor, outcome: { invited, lines } }: OutcomeDialogProps) {
  const others = lines.filter(({ result }) => result !== 'INVITED');
  const close = () => actor.send({ type: 'inviting.closed' });
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && close()}>
      <Dialog.Content
        title={invited === 0 ? 'Nobody was invited' : `${counted(invited, people)} invited`}
        description={
          others.length === 0
            ? 'Their mails are on their way.'
            : `${counted(others.length, { one: 'line', many: 'lines' })} could not be invited:`
        }
        footer={
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        }
      >
        {others.length > 0 && (
          <ul className={list}>
            {others.map(({ line, text, result }) => (
              <li key={`${line} ${text} ${result}`}>
                Line {line}: <strong>{text}</strong> {resultTexts[result]}
              </li>
            ))}
          </ul>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
