import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { isPossible } from '#domain/lifecycle.ts';
import { contactLifecycle } from '#domain/people/contact-lifecycle.ts';
import { contactStatusTexts } from '#domain/words/platform.ts';
import type { components } from '#openapi/generated/types.ts';
import { contactMessageStatusValues } from '#openapi/generated/values/contact-message-status.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  contactMessages,
  messageKey,
  messageListQuery,
  platformFigureKey,
  type ContactMessage,
} from '#src/api/organisation/platform-people.ts';
import { formatInstant } from '#src/components/format.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { listStateOf } from '#src/registers/list-state.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

type Schemas = components['schemas'];
type Status = Schemas['ContactMessageStatus'];

const tools = css({
  display: 'flex',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlockEnd: 'default',
});
const list = css({ listStyle: 'none' });
const item = css({
  display: 'grid',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlockEnd: 'subtle',
});
const head = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', rowGap: '2', alignItems: 'baseline' });
const author = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const muted = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
const body = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '[72ch]' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const spring = css({ marginInlineStart: 'auto' });

const noun = { one: 'message', many: 'messages' };
const shapes = { NEW: 'open', READ: 'half', ANSWERED: 'done', CLOSED: 'rejected' } as const;
const tones = { NEW: 'warning', READ: 'info', ANSWERED: 'success', CLOSED: 'neutral' } as const;

const places: Readonly<Record<Schemas['ContactPlace'], string>> = {
  PENDING_SCREEN: 'Account under review',
  POLICY_LINK: 'Link of a policy',
  ASSESSMENT_LINK: 'Link of an assessment',
  EVIDENCE_LINK: 'Link to give evidence',
};

const actions = {
  READ: 'Mark as read',
  ANSWER: 'Mark as answered',
  CLOSE: 'Close',
} as const satisfies Record<Schemas['ContactMessageAction'], string>;

const statuses: readonly { readonly value: Status | ''; readonly label: string }[] = [
  { value: '', label: 'Any status' },
  ...contactMessageStatusValues.map((value) => ({ value, label: contactStatusTexts[value] })),
];

interface ContactMessageListProps {
  /** The status that is shown until another is chosen; empty for any. */
  readonly initialStatus: Status | '';
}

/** Messages to the administrators of the platform, the newest first. */
export function ContactMessageList({ initialStatus }: ContactMessageListProps) {
  const [status, setStatus] = useState(initialStatus);
  const [place, setPlace] = useState({ page: 1, perPage: 10 });
  const found = useQuery(messageListQuery(useApi(), { ...place, ...(status === '' ? {} : { status }) }));
  const choose = (chosen: Status | '') => {
    setStatus(chosen);
    setPlace((before) => ({ ...before, page: 1 }));
  };
  return (
    <>
      <div className={tools}>
        <NativeSelectBox aria-label="Status" size="sm" options={statuses} value={status} onValueChange={choose} />
      </div>
      <ListContent
        noun={noun}
        list={listStateOf(found)}
        pages={{ ...place, show: (change) => setPlace((before) => ({ ...before, ...change })) }}
        why={status === '' ? undefined : `Status is ${contactStatusTexts[status]}.`}
        onClear={() => choose('')}
        onAdd={undefined}
        firstSteps="What people write while they wait for approval, or when a link does not open, appears here."
      >
        {(rows) => (
          <ul className={list} aria-label="Contact messages">
            {rows.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </ListContent>
    </>
  );
}

function Message({ message }: { readonly message: ContactMessage }) {
  const mayEdit = useMay({ feature: 'ADMIN_CONTACT_MESSAGE', level: 'EDIT' });
  const change = useMessageChange(message);
  const { name, email, place, status, text, createdAt, handledBy, handledAt } = message;
  const possible = (['READ', 'ANSWER', 'CLOSE'] as const).filter((action) =>
    isPossible(contactLifecycle.steps[action], status),
  );
  return (
    <li className={item}>
      <div className={head}>
        <span className={author} dir="auto">
          {name}
        </span>
        <a href={`mailto:${email}`}>{email}</a>
        <span className={muted}>{`${places[place]}, ${formatInstant(createdAt)}`}</span>
        <span className={spring}>
          <StatusText shape={shapes[status]} tone={tones[status]}>
            {contactStatusTexts[status]}
          </StatusText>
        </span>
      </div>
      <p className={body} dir="auto">
        {text}
      </p>
      {handledBy !== null && handledAt !== null && (
        <p className={muted}>{`${contactStatusTexts[status]} by ${handledBy.name}, ${formatInstant(handledAt)}`}</p>
      )}
      {mayEdit && possible.length > 0 && (
        <div className={buttons}>
          {possible.map((action) => (
            <Button
              key={action}
              size="sm"
              aria-label={`${actions[action]}: message of ${name}`}
              busy={change.isPending && change.variables === action}
              busyLabel="Saving..."
              onClick={() => change.mutate(action)}
            >
              {actions[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function useMessageChange({ id, version, name }: ContactMessage) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: Schemas['ContactMessageAction']) =>
      contactMessages(api).change({ path: { id }, body: { version, action } }),
    onSuccess: ({ status }) => toast.success(`Message: ${contactStatusTexts[status].toLowerCase()}`, name),
    onError: (error) => toast.error('The message was not changed', error.message || texts.errors.fallback),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: messageKey });
      await queryClient.invalidateQueries({ queryKey: platformFigureKey });
    },
  });
}
