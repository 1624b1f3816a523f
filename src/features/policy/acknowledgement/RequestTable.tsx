import { acknowledgementStateLabels } from '#domain/words/policy.ts';
import type { AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import { isolated } from '#src/components/bidi.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { InstantCell } from '#src/components/cells/InstantCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { RequestMenu } from './RequestMenu.tsx';
import { stateGlyphs } from './state-glyphs.ts';
import type { RequestSteps } from './useRequestSteps.ts';

interface RequestTableProps {
  readonly rows: readonly AcknowledgementRequest[];
  readonly busy: boolean;
  readonly address: Sorted;
  readonly mayEdit: boolean;
  readonly steps: RequestSteps;
}

/** Where the mail with the link is. */
const mailOf = ({ sentAt, failedAt, reminderCount }: AcknowledgementRequest): string => {
  if (failedAt !== null) return 'Not deliverable';
  if (sentAt === null) return 'Being sent';
  return reminderCount === 0 ? 'Sent' : `Sent, reminded ${reminderCount}×`;
};

/** The version, and a later one for which the acknowledgement counts: `1.0, counts for 1.1`. */
export const versionText = ({
  policyVersion,
  countsFor,
}: Pick<AcknowledgementRequest, 'policyVersion' | 'countsFor'>): string =>
  countsFor === policyVersion ? policyVersion : `${policyVersion}, counts for ${countsFor}`;

/** The requests of a page, each with what can be done about it. */
export const RequestTable = ({ rows, busy, address, mayEdit, steps }: RequestTableProps) => (
  <Table.Root label="Requests" busy={busy}>
    <Table.Head>
      <Table.HeadCell flexible sticky="title" {...sortingBy(address, 'recipient')}>
        Recipient
      </Table.HeadCell>
      <Table.HeadCell flexible>Address</Table.HeadCell>
      <Table.HeadCell {...sortingBy(address, 'state')}>State</Table.HeadCell>
      <Table.HeadCell>Version</Table.HeadCell>
      <Table.HeadCell>Mail</Table.HeadCell>
      <Table.HeadCell {...sortingBy(address, 'requestedAt')}>Requested</Table.HeadCell>
      <Table.HeadCell>Link works until</Table.HeadCell>
      <Table.HeadCell {...sortingBy(address, 'acknowledgedAt')}>Acknowledged</Table.HeadCell>
      <Table.HeadCell>Actions</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {rows.map((request) => (
        <Table.Row key={request.id}>
          <Table.TitleCell note={`${acknowledgementStateLabels[request.state]} · ${mailOf(request)}`}>
            {isolated(request.recipient.name === '' ? request.recipient.email : request.recipient.name)}
          </Table.TitleCell>
          <Table.Cell flexible>
            <WordsCell>{request.recipient.email}</WordsCell>
          </Table.Cell>
          <Table.Cell>
            <StatusText {...stateGlyphs[request.state]}>{acknowledgementStateLabels[request.state]}</StatusText>
          </Table.Cell>
          <Table.Cell>{versionText(request)}</Table.Cell>
          <Table.Cell>{mailOf(request)}</Table.Cell>
          <Table.Cell>
            <InstantCell instant={request.requestedAt} />
          </Table.Cell>
          <Table.Cell>
            <DayCell day={request.expiresOn} settled={request.acknowledgedAt !== null} />
          </Table.Cell>
          <Table.Cell>
            <InstantCell instant={request.acknowledgedAt} />
          </Table.Cell>
          <Table.Cell phone="end">
            <RequestMenu request={request} mayEdit={mayEdit} steps={steps} />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
