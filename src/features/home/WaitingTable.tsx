import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { waitingTasks } from '#domain/words/waiting.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { dashboard, type WaitingItem } from '#src/api/organisation/dashboard.ts';
import { isolated } from '#src/components/bidi.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatDay, overdueBy } from '#src/components/format.ts';
import { useDestination } from '#src/components/register/useDestination.ts';
import { capitalised } from '#src/components/words.ts';
import { texts } from '#src/texts/en.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

// On a phone “Overdue by 12 days” has no room in one line.
const due = css({ mdDown: { whiteSpace: 'normal' } });

const opener = css({
  maxWidth: 'full',
  padding: '0',
  border: 'none',
  background: '[transparent]',
  color: '[inherit]',
  font: '[inherit]',
  textAlign: 'start',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

const deputised = css({ color: 'fg.muted', textStyle: 'xs' });

interface WaitingTableProps {
  readonly items: readonly WaitingItem[];
  readonly busy: boolean;
}

/** What is to be done about which record, by when; each row leads there. */
export const WaitingTable = ({ items, busy }: WaitingTableProps) => (
  <Table.Root label="Waiting for me" busy={busy}>
    <Table.Head>
      <Table.HeadCell sticky="ref">Ref</Table.HeadCell>
      <Table.HeadCell flexible sticky="title">
        Record
      </Table.HeadCell>
      <Table.HeadCell>To do</Table.HeadCell>
      <Table.HeadCell flexible>About</Table.HeadCell>
      <Table.HeadCell>Due</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {items.map((item) => (
        <Table.Row key={`${item.task} ${item.id} ${item.about ?? ''}`}>
          <Table.RefCell>{item.record.ref}</Table.RefCell>
          <Table.TitleCell note={<PhoneNote {...item} />}>
            {item.task === 'POLICY_ACKNOWLEDGEMENT' ? <OwnLink {...item} /> : <RecordLink {...item} />}
          </Table.TitleCell>
          <Table.Cell>
            {waitingTasks[item.task].label}
            <Deputised {...item} />
          </Table.Cell>
          <Table.Cell flexible>{item.about !== null && <WordsCell>{capitalised(item.about)}</WordsCell>}</Table.Cell>
          <Table.Cell phone="end" className={due}>
            <DueDay {...item} />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

const deputisedText = ({ deputyFor }: WaitingItem): string | undefined =>
  deputyFor === null ? undefined : `As deputy for ${isolated(deputyFor.name)}`;

/** For whom the person stands in who is away. */
function Deputised(item: WaitingItem) {
  const text = deputisedText(item);
  return text === undefined ? null : <div className={deputised}>{text}</div>;
}

const PhoneNote = (item: WaitingItem) =>
  [waitingTasks[item.task].label, item.about === null ? undefined : capitalised(item.about), deputisedText(item)]
    .filter(Boolean)
    .join(' · ');

function RecordLink({ kind, record: { id, title } }: WaitingItem) {
  const destination = useDestination()(kind, id);
  return destination === undefined ? title : <Link {...destination}>{title}</Link>;
}

/** People who may not open the register read what they are asked to acknowledge by a link of their own. */
function OwnLink({ id, record: { title } }: WaitingItem) {
  const api = useApi();
  const opening = useMutation({
    mutationFn: () => dashboard(api).acknowledge({ path: { id } }),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => toast.error('The policy was not opened', error.message || texts.errors.fallback),
  });
  return (
    <button type="button" className={opener} disabled={opening.isPending} onClick={() => opening.mutate()}>
      {title}
    </button>
  );
}

function DueDay({ dueOn, isOverdue }: WaitingItem) {
  if (dueOn === null) return null;
  const overdue = overdueBy(dueOn);
  return isOverdue && overdue !== undefined ? <Overdue>{capitalised(overdue)}</Overdue> : formatDay(dueOn);
}
