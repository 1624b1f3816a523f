import type { ReactNode } from 'react';

import { longDate, longInstant } from '#domain/time/long-dates.ts';
import { policyStatusLabels } from '#domain/words/policy.ts';
import type { components } from '#openapi/generated/types.ts';
import { linkTexts as texts } from '#src/texts/secure-links.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css, cx } from '#styled/css/index.js';

import { imagesById } from './policy-images.tsx';
import { PolicyChanges } from './PolicyChanges.tsx';
import { PolicyFiles, PolicyInformation } from './PolicyInformation.tsx';
import { figures, hash, muted, onScreen, printed, prose } from './styles.ts';

type View = components['schemas']['SecurePolicyView'];

const looks: Readonly<Record<string, { readonly shape: StatusShape; readonly tone: Tone }>> = {
  DRAFT: { shape: 'draft', tone: 'neutral' },
  REVIEW: { shape: 'half', tone: 'info' },
  APPROVED: { shape: 'done', tone: 'success' },
  REJECTED: { shape: 'rejected', tone: 'danger' },
};

/** Four statuses are known here; any other is not (specification section 4, status value sets). */
function PolicyStatus({ status }: Pick<View['policy'], 'status'>) {
  const look = looks[status];
  return <Badge {...look}>{look === undefined ? texts.status.unknown : policyStatusLabels[status]}</Badge>;
}

const header = css({ display: 'grid', gap: '6', paddingBlockEnd: '20', borderBlockEnd: 'default' });
const title = css({ textStyle: 'title.2xl', overflowWrap: 'anywhere' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[14.5rem minmax(0, 1fr)]' },
  gap: { base: '24', md: '40' },
  paddingBlock: '24',
  '@media print': { display: 'block' },
});
const side = css({ display: 'grid', alignContent: 'start', gap: '24' });
const reading = css({
  display: 'grid',
  // What is wider than the page, such as a table, scrolls in itself.
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: 'start',
  gap: '24',
  minWidth: '0',
  // Firefox cuts rows and images of a grid where a page ends.
  '@media print': { display: 'block', '& > *': { marginBlockStart: '24' } },
});
const note = css({ textStyle: 'xs', borderBlockStart: 'default', paddingBlockStart: '8', marginBlockStart: '24' });
const summary = css({ cursor: 'pointer', color: 'accent.fg', textStyle: 'title.md', marginBlockEnd: '12' });

function PolicyHeader({ view: { organisation, policy } }: { readonly view: View }) {
  return (
    <header className={header}>
      <p className={muted}>
        <bdi>{organisation.name}</bdi>
      </p>
      <h1 className={title} dir="auto">
        {policy.name}
      </h1>
      <div className={row}>
        <PolicyStatus status={policy.status} />
        {policy.policyCategory !== null && <bdi>{policy.policyCategory.name}</bdi>}
        <span className={cx(muted, figures)}>{`${policy.ref} · Version ${policy.version}`}</span>
      </div>
    </header>
  );
}

/** The text, at hand below the changes where there are any. `#policy-text` is filled with the sanitised HTML. */
function PolicyText({ policy }: Pick<View, 'policy'>) {
  const text = <div className={prose} id="policy-text" />;
  if (policy.description === '') return null;
  if (policy.changes === null) return text;
  return (
    <details>
      <summary className={summary}>{`The whole text of version ${policy.version}`}</summary>
      {text}
    </details>
  );
}

const Elsewhere = ({ url }: { readonly url: string }) => (
  <p className={prose}>
    This policy is published at{' '}
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  </p>
);

/** On paper: whose policy it is, and since when it has been approved. The version is in the header. */
function PrintedHeader({ view: { organisation, policy }, locale }: Pick<PolicyPageProps, 'view' | 'locale'>) {
  const { owner, none } = texts.information;
  return (
    <p className={cx(printed, figures)}>
      <bdi>{organisation.name}</bdi>
      {` · ${owner}: `}
      <bdi>{policy.owner?.name ?? none}</bdi>
      {` · Version ${policy.version}`}
      {policy.approvedOn !== null && `, approved on ${longDate(policy.approvedOn, locale)}`}
    </p>
  );
}

/** What a copy on paper says of itself. */
function PrintedNote({ view: { policy, accessInfo, timeZone }, locale, readAt }: Omit<PolicyPageProps, 'footer'>) {
  const { acknowledgedAt, receiptCode } = accessInfo;
  return (
    <div className={cx(printed, note)}>
      <p>
        {`${policy.ref} `}
        <bdi>{policy.name}</bdi>
        {`, version ${policy.version}, as of ${longInstant(readAt, locale, timeZone)}.`}
      </p>
      {acknowledgedAt !== null && (
        <p>{`Acknowledged on ${longInstant(acknowledgedAt, locale, timeZone)}, receipt ${receiptCode ?? ''}.`}</p>
      )}
      <p>
        {'SHA-256 of the policy: '}
        <span className={hash}>{policy.sha256}</span>
      </p>
    </div>
  );
}

interface PolicyPageProps {
  /** When the page was made: ISO 8601. */
  readonly readAt: string;
  readonly view: View;
  readonly locale: string;
  readonly footer: ReactNode;
}

/** A policy for its recipient (specification section 2.3). */
export function PolicyPage({ view, locale, readAt, footer }: PolicyPageProps) {
  const { policy } = view;
  return (
    <article>
      <PolicyHeader view={view} />
      <PrintedHeader view={view} locale={locale} />
      {policy.supersededBy !== null && (
        <Banner tone="warning">{`Version ${policy.version} no longer applies: version ${policy.supersededBy} has replaced it.`}</Banner>
      )}
      <div className={columns}>
        <div className={side}>
          <PolicyInformation view={view} locale={locale} />
          {policy.files.length > 0 && <PolicyFiles files={policy.files} />}
        </div>
        <div className={reading} id="reading">
          {policy.changes !== null && <PolicyChanges changes={policy.changes} images={imagesById(policy.images)} />}
          <PolicyText policy={policy} />
          {policy.sourceUrl !== '' && <Elsewhere url={policy.sourceUrl} />}
        </div>
      </div>
      <PrintedNote view={view} locale={locale} readAt={readAt} />
      <div className={onScreen}>{footer}</div>
    </article>
  );
}
