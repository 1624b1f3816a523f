import { acknowledgementStateLabels, acknowledgementTexts as texts } from '#domain/words/policy.ts';
import type { AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import { browserName } from '#src/components/browser-name.ts';
import { formatInstant } from '#src/components/format.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { css, cx } from '#styled/css/index.js';

import { versionText } from '../RequestTable.tsx';

const sheet = cx(
  reportTable,
  css({
    width: 'full',
    // A phone scrolls it; paper is wide enough.
    minWidth: { base: '[44rem]', _print: '[0]' },
    textStyle: 'xs',
    // Of an address, most fits on a line.
    '& tbody th': { overflowWrap: 'anywhere', minWidth: '[13rem]' },
  }),
);
const about = css({ display: 'block', color: 'fg.muted', fontWeight: 'regular' });
const code = css({ fontFamily: '[ui-monospace, monospace]', minWidth: '[9rem]' });

const instantOf = (instant: string | null) => (instant === null ? '–' : formatInstant(instant));

/** Every recipient with the state of the request, and what proves an acknowledgement. */
export const Recipients = ({ requests }: { readonly requests: readonly AcknowledgementRequest[] }) => (
  <ReportScroll label="Table of recipients">
    <table className={sheet} aria-label="Recipients">
      <thead>
        <tr>
          <th scope="col">{texts.recipient.label}</th>
          <th scope="col">{texts.state.label}</th>
          <th scope="col">{texts.sentAt.label}</th>
          <th scope="col">{texts.openedAt.label}</th>
          <th scope="col">{texts.acknowledgedAt.label}</th>
          <th scope="col">{texts.receiptCode.label}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <Recipient key={request.id} request={request} />
        ))}
      </tbody>
    </table>
  </ReportScroll>
);

function Recipient({ request }: { readonly request: AcknowledgementRequest }) {
  const { recipient, state, sentAt, openedAt, acknowledgedAt, receiptCode, proof } = request;
  return (
    <tr>
      <th scope="row" dir="auto">
        {recipient.name === '' ? recipient.email : recipient.name}
        {recipient.name !== '' && <span className={about}>{recipient.email}</span>}
      </th>
      <td>
        {acknowledgementStateLabels[state]}
        <span className={about}>
          {texts.policyVersion.label} {versionText(request)}
        </span>
      </td>
      <td>{instantOf(sentAt)}</td>
      <td>{instantOf(openedAt)}</td>
      <td>
        {instantOf(acknowledgedAt)}
        {proof !== null && <span className={about}>from {proof.address}</span>}
        {proof !== null && <span className={about}>{browserName(proof.userAgent) ?? 'unknown browser'}</span>}
      </td>
      <td className={receiptCode === null ? undefined : code}>{receiptCode ?? '–'}</td>
    </tr>
  );
}
