import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { OwnContactMessages } from '#openapi/generated/operations/own-contact-messages.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { clientOf } from '#src/api/connection/client-of.ts';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { css } from '#styled/css/index.js';

const ownMessages = clientOf(OwnContactMessages);

interface MessageDraft {
  readonly text: string;
}

const form = css({ display: 'grid', gap: '12' });
const buttons = css({ display: 'flex', gap: '8' });

/** Writes to the administrators of the platform, for someone whose account waits for approval. */
export function ContactForm() {
  const api = useApi();
  const [isSent, setIsSent] = useState(false);
  const actor = useStepDialog<MessageDraft>(
    () =>
      fromPromise<void, StepInput<MessageDraft>>(({ input: { draft } }) =>
        failing(async () => {
          await ownMessages(api).write({ body: { text: draft.text.trim() } });
        }),
      ),
    () => setIsSent(true),
    { mistakesIn: ({ text }) => (text.trim() === '' ? { text: 'Enter a message' } : {}) },
  );
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  const open = () => {
    setIsSent(false);
    actor.send({ type: 'step.requested', draft: { text: '' } });
  };
  if (draft === null)
    return (
      <>
        {isSent && <Banner tone="success">Your message was sent. It is answered by email.</Banner>}
        <Button onClick={open}>{isSent ? 'Write another message' : 'Write a message'}</Button>
      </>
    );
  const error = failure?.fieldErrors?.['text'];
  return (
    <form
      className={form}
      aria-label="Message to the administrators"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'step.confirmed' });
      }}
    >
      {failure !== null && error === undefined && <Banner tone="danger">{failure.message}</Banner>}
      <TextArea
        label="Your message"
        required
        maxLength={2000}
        value={draft.text}
        error={error}
        onChange={({ currentTarget }) => actor.send({ type: 'draft.changed', changes: { text: currentTarget.value } })}
      />
      <div className={buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          Send message
        </Button>
        <Button disabled={busy} onClick={() => actor.send({ type: 'step.cancelled' })}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
