import { useQuery } from '@tanstack/react-query';

import { evidenceContactActions } from '#domain/compliance/evidence-contact.ts';
import { leadingRoles } from '#domain/leading-role.ts';
import { evidenceContactStateLabels } from '#domain/words/evidence.ts';
import { evidenceContactsQuery, type EvidenceContact } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { formatDay, formatInstant, formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { AskedMenu } from '#src/registers/asked-people/AskedMenu.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { Button } from '#src/ui/Button.tsx';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { GivenFacts } from '../requests/GivenFacts.tsx';
import { contactStep, nameOf, type ContactSteps } from './useContactSteps.ts';

const item = css({ display: 'grid', gap: '4', paddingBlock: '8', borderBlockStart: 'subtle' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });
const who = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const failed = css({ margin: '0', color: 'danger.fg', textStyle: 'xs' });
const given = css({ display: 'grid', gap: '4', padding: '8', background: 'bg.sunken', borderRadius: 'sm' });

const glyphs = {
  REQUESTED: { shape: 'open', tone: 'neutral' },
  OPENED: { shape: 'quarter', tone: 'info' },
  GIVEN: { shape: 'half', tone: 'warning' },
  ACCEPTED: { shape: 'done', tone: 'success' },
  EXPIRED: { shape: 'expired', tone: 'warning' },
  REVOKED: { shape: 'rejected', tone: 'neutral' },
} as const satisfies Readonly<Record<EvidenceContact['state'], { shape: StatusShape; tone: Tone }>>;

interface EvidenceContactsProps {
  readonly evidenceId: string;
  readonly actor: ContactSteps;
  readonly mayAsk: boolean;
  /** Accepting changes the evidence, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
}

/** People without an account who were asked by a link, what they have given, and what can be done about it. */
export function EvidenceContacts({ evidenceId, ...shared }: EvidenceContactsProps) {
  const { data, error, refetch } = useQuery(evidenceContactsQuery(useApi(), evidenceId));
  if (data === undefined)
    return error ? (
      <LoadFailed what="people asked by a link" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={1} />
    );
  if (data.length === 0) return <p className={facts}>Nobody was asked by a link yet</p>;
  return (
    <ul className={sectionList} aria-label="People asked by a link">
      {data.map((contact) => (
        <Contact key={contact.id} contact={contact} {...shared} />
      ))}
    </ul>
  );
}

/** What happened, in its order. */
const historyOf = (contact: EvidenceContact): string[] => [
  `Asked ${formatInstantDay(contact.askedAt)} by ${contact.askedBy?.name ?? 'a former member'}`,
  ...(contact.sentAt === null && contact.failedAt === null ? ['mail being sent'] : []),
  ...(contact.reminderCount === 0 ? [] : [counted(contact.reminderCount, { one: 'reminder', many: 'reminders' })]),
  ...(contact.openedAt === null ? [] : [`opened ${formatInstant(contact.openedAt)}`]),
  ...(contact.givenAt === null ? [] : [`given ${formatInstant(contact.givenAt)}`]),
  ...(contact.acceptedAt === null ? [] : [`accepted ${formatInstant(contact.acceptedAt)}`]),
  ...(contact.revokedAt === null ? [] : [`revoked ${formatInstant(contact.revokedAt)}`]),
  `link until ${formatDay(contact.expiresOn)}`,
];

interface ContactProps extends Omit<EvidenceContactsProps, 'evidenceId'> {
  readonly contact: EvidenceContact;
}

const menu = [
  ['REMIND', 'Remind'],
  ['RESEND', 'Send a new link'],
  ['EXTEND', 'Extend'],
  ['REVOKE', 'Revoke'],
] as const;

function Contact({ contact, actor, mayAsk, hasChanges }: ContactProps) {
  const { state, dueOn, note, failedAt, returnedBecause } = contact;
  const name = nameOf(contact);
  return (
    <li className={item}>
      <div className={row}>
        <StatusText {...glyphs[state]}>{evidenceContactStateLabels[state]}</StatusText>
        <span className={who}>
          <bdi>{name}</bdi>
          {name !== contact.email && <span className={facts}> {contact.email}</span>}
        </span>
        {dueOn !== null && <DayCell day={dueOn} settled={state !== 'REQUESTED' && state !== 'OPENED'} />}
        <AskedMenu
          who={name}
          state={state}
          actions={evidenceContactActions}
          items={menu}
          last="REVOKE"
          mayEdit={mayAsk}
          onChoose={(action) => actor.send({ type: 'step.requested', draft: contactStep(action, contact) })}
        />
      </div>
      <p className={facts}>{historyOf(contact).join(' · ')}</p>
      {failedAt !== null && <p className={failed}>Not deliverable, tried {formatInstant(failedAt)}</p>}
      {note !== '' && (
        <p className={facts} dir="auto">
          {note}
        </p>
      )}
      {returnedBecause !== '' && (
        <p className={facts} dir="auto">
          Returned: {returnedBecause}
        </p>
      )}
      {state === 'GIVEN' && <Given contact={contact} actor={actor} mayAsk={mayAsk} hasChanges={hasChanges} />}
    </li>
  );
}

/** What someone has given, for the person who asked to decide on. */
function Given({ contact, actor, mayAsk, hasChanges }: ContactProps) {
  const me = useSession(({ context }) => context.account?.id);
  const isLeading = useMay({ roles: leadingRoles });
  const { askedBy } = contact;
  const decides = mayAsk && (isLeading || (askedBy !== null && askedBy.id === me));
  const begin = (step: 'ACCEPT' | 'RETURN') => () =>
    actor.send({ type: 'step.requested', draft: contactStep(step, contact) });
  return (
    <div className={given}>
      <GivenFacts given={contact} />
      {decides && (
        <div className={row}>
          <Button size="sm" variant="primary" disabled={hasChanges} onClick={begin('ACCEPT')}>
            Accept
          </Button>
          <Button size="sm" onClick={begin('RETURN')}>
            Return
          </Button>
          {hasChanges && <span className={facts}>Save your changes before you accept it.</span>}
        </div>
      )}
    </div>
  );
}
