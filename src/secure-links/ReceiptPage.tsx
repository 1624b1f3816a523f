import { longInstant } from '#domain/time/long-dates.ts';
import type { components } from '#openapi/generated/types.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { css, cx } from '#styled/css/index.js';

import { facts, figures, hash, muted } from './styles.ts';

type Receipt = components['schemas']['PolicyReceipt'];

const layout = css({ display: 'grid', gap: '16', maxWidth: '[46rem]', marginInline: 'auto' });
const title = css({ textStyle: 'title.2xl' });

const Check = ({
  isRight,
  right,
  wrong,
}: {
  readonly isRight: boolean;
  readonly right: string;
  readonly wrong: string;
}) => (
  <Badge tone={isRight ? 'success' : 'danger'} shape={isRight ? 'done' : 'rejected'}>
    {isRight ? right : wrong}
  </Badge>
);

const checks = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** A receipt for anyone who has its code, to read or to print. */
export function ReceiptPage({ receipt, locale }: { readonly receipt: Receipt; readonly locale: string }) {
  return (
    <article className={layout}>
      <h1 className={title}>Receipt of an acknowledgement</h1>
      <p className={muted}>“{receipt.sentence}”</p>
      <div className={checks}>
        <Check isRight={receipt.receiptMatches} right="Receipt unchanged" wrong="Receipt was changed" />
        <Check isRight={receipt.contentMatches} right="Policy text unchanged" wrong="Policy text was changed" />
      </div>
      <dl className={facts}>
        <dt>Organisation</dt>
        <dd dir="auto">{receipt.organisation.name}</dd>
        <dt>Policy</dt>
        <dd>
          {receipt.policyRef} <bdi>{receipt.policy.name}</bdi>
        </dd>
        <dt>Version</dt>
        <dd className={figures}>{receipt.version}</dd>
        <dt>Acknowledged by</dt>
        <dd>{receipt.recipient}</dd>
        <dt>Acknowledged on</dt>
        <dd className={figures}>
          <time dateTime={receipt.at}>{longInstant(receipt.at, locale, receipt.timeZone)}</time>
        </dd>
        <dt>Code of the receipt</dt>
        <dd className={cx(hash, figures)}>{receipt.code}</dd>
        <dt>SHA-256 of the policy</dt>
        <dd className={hash}>{receipt.contentSha256}</dd>
        <dt>SHA-256 of the receipt</dt>
        <dd className={hash}>{receipt.sha256}</dd>
      </dl>
    </article>
  );
}
