import { createLink } from '@tanstack/react-router';

import { policyTexts as texts } from '#domain/words/policy.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import type { PolicyVersionSummary } from '#src/api/policy/policy-versions.ts';
import type { Listed } from '#src/api/record/listed.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatDay, formatInstant, formatNumber } from '#src/components/format.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded, ReportSection, Shortened } from '#src/components/report/ReportSection.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { earlierText } from '../../acknowledged-share.ts';
import { inForceText } from '../../coming-text.ts';
import { Recipients } from './Recipients.tsx';

const ReportLink = createLink(TextLink);

const hash = css({ fontFamily: '[ui-monospace, monospace]', textStyle: 'xs', overflowWrap: 'anywhere' });
const sentence = css({ margin: '0' });

interface EvidenceProps {
  readonly policy: Policy;
  readonly requests: Listed<AcknowledgementRequest>;
  readonly versions: readonly PolicyVersionSummary[];
}

/** The evidence: what was to be acknowledged, in which words, and who has acknowledged it. */
export function Evidence({ policy, requests, versions }: EvidenceProps) {
  const asked = new Set(requests.rows.map(({ policyVersion }) => policyVersion));
  const sentences = new Set(requests.rows.flatMap(({ proof }) => proof?.sentence ?? []));
  return (
    <ReportPage
      title={`Acknowledgements of ${policy.ref} ${isolated(policy.title)}`}
      tools={
        <ReportLink to="/policy-acknowledgement/$id" params={{ id: policy.id }}>
          Back to the requests
        </ReportLink>
      }
      authorship={[]}
    >
      <ReportSection title="Policy">
        <ReportFacts facts={factsOf(policy)} />
      </ReportSection>
      <ReportSection title="Versions">
        <Versions versions={versions.filter(({ number }) => asked.has(number))} />
      </ReportSection>
      <ReportSection title="What recipients agree to">
        {sentences.size === 0 && <NotRecorded>Nobody has acknowledged a version yet.</NotRecorded>}
        {Array.from(sentences, (one) => (
          <p key={one} className={sentence}>
            “{one}”
          </p>
        ))}
      </ReportSection>
      <ReportSection title="Recipients">
        {requests.rows.length === 0 ? (
          <NotRecorded>Nobody was asked.</NotRecorded>
        ) : (
          <Recipients requests={requests.rows} />
        )}
        <Shortened of={requests} what="requests. The export has all of them" />
      </ReportSection>
    </ReportPage>
  );
}

function factsOf(policy: Policy): (readonly [string, string])[] {
  const { requested, acknowledged, ofEarlierVersions } = policy.acknowledgement;
  return [
    [texts.versionInForce.label, inForceText(policy) ?? 'None'],
    [texts.category.label, policy.category?.name ?? 'None'],
    [texts.owner.label, policy.owner?.name ?? labels.unassigned],
    [texts.approver.label, policy.approver?.name ?? labels.unassigned],
    [texts.nextReviewOn.label, policy.nextReviewOn === null ? 'None' : formatDay(policy.nextReviewOn)],
    [
      texts.acknowledgement.parts.acknowledged.label,
      `${formatNumber(acknowledged)} of ${formatNumber(requested)} asked${earlierText(ofEarlierVersions)}`,
    ],
  ];
}

const Versions = ({ versions }: { readonly versions: readonly PolicyVersionSummary[] }) =>
  versions.length === 0 ? (
    <NotRecorded>No version was sent for acknowledgement.</NotRecorded>
  ) : (
    <ReportScroll label="Table of versions">
      <table className={reportTable} aria-label="Versions">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Approved</th>
            <th scope="col">Approved by</th>
            <th scope="col">In force from</th>
            <th scope="col">SHA-256 of the content</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ id, number, isInForce, inForceFrom, decidedAt, decidedBy, sha256, approvedBefore }) => (
            <tr key={id}>
              <th scope="row">{isInForce ? `${number}, in force` : number}</th>
              <td>{decidedAt === null ? 'Not recorded' : formatInstant(decidedAt)}</td>
              <td>
                {approvedBefore === null ? (decidedBy?.name ?? 'Not recorded') : `${approvedBefore}, before the import`}
              </td>
              <td>{inForceFrom === null ? 'Not recorded' : formatDay(inForceFrom)}</td>
              <td className={hash}>{sha256 ?? 'Not recorded'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReportScroll>
  );
