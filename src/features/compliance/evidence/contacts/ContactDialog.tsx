import type { ContactStep } from '#src/actors/evidence-contacts.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { dayWords } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import type { ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';

import type { ContactSteps } from './useContactSteps.ts';

type Words = Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'description' | 'tone'>;

function wordsOf({ step, contact }: ContactStep): Words {
  const who = contact?.who ?? '';
  const words: Readonly<Record<ContactStep['step'], Words>> = {
    ASK: {
      title: 'Ask by a link',
      confirmLabel: 'Send link',
      description:
        'They need no account: they get a link by mail, and give files with their dates. You accept or return them.',
    },
    REMIND: {
      title: `Remind ${who}`,
      confirmLabel: 'Send reminder',
      description: 'The mail has a link of its own. Earlier links go on working.',
    },
    RESEND: {
      title: `Send a new link to ${who}`,
      confirmLabel: 'Send new link',
      description: 'The links of earlier mails stop working.',
    },
    EXTEND: { title: `Extend the request to ${who}`, confirmLabel: 'Extend request' },
    REVOKE: {
      title: `Revoke the request to ${who}`,
      confirmLabel: 'Revoke request',
      description: 'Their links stop working at once, and what was not accepted is removed. This cannot be undone.',
      tone: 'danger',
    },
    ACCEPT: {
      title: `Accept what ${who} has given`,
      confirmLabel: 'Accept evidence',
      description:
        'The evidence as it is now is kept as a version. It gets the dates and files that were given; a file of the same name becomes the next version of that file.',
    },
    RETURN: {
      title: `Return it to ${who}`,
      confirmLabel: 'Return',
      description: 'They get another mail. The reason is on the page of their link.',
    },
  };
  return words[step];
}

const names = { reason: 'text', note: 'text' } as const;

const needsOf = ({ step }: ContactStep): readonly string[] => (step === 'RETURN' ? ['reason'] : []);

/** Asks for what a step about people who are asked by a link needs. */
export const ContactDialog = ({ actor }: { readonly actor: ContactSteps }) => (
  <StepDialog actor={actor} words={wordsOf} names={names} needsOf={needsOf}>
    {(form) => <ContactFields form={form} />}
  </StepDialog>
);

function ContactFields({ form }: { readonly form: StepFields<ContactStep> }) {
  const { step, expiresOn } = form.draft;
  const lastDay = <DayInput form={form} field="expiresOn" words={dayWords('Link works until')} required />;
  if (step === 'ASK')
    return (
      <>
        <FieldPair>
          <TextInput form={form} field="email" words={{ label: 'Address' }} required />
          <TextInput form={form} field="name" words={{ label: 'Name' }} />
          <DayInput form={form} field="dueOn" words={dayWords('Needed by')} />
          {lastDay}
        </FieldPair>
        <ProseInput
          form={form}
          field="text"
          words={{ label: 'What is needed' }}
          help="Anyone who has the link reads it"
        />
      </>
    );
  return (
    <>
      {(step === 'EXTEND' || expiresOn !== null) && lastDay}
      {step === 'RETURN' && (
        <ProseInput form={form} field="text" words={{ label: 'What is missing' }} required={form.isNeeded('reason')} />
      )}
    </>
  );
}
