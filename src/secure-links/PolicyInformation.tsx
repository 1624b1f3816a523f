import { longDate } from '#domain/time/long-dates.ts';
import type { components } from '#openapi/generated/types.ts';
import { linkTexts as texts } from '#src/texts/secure-links.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/css.js';

import { facts, figures, heading, muted } from './styles.ts';

type View = components['schemas']['SecurePolicyView'];

/** People, dates and the end of the link (specification section 2.3). */
export function PolicyInformation({ view, locale }: { readonly view: View; readonly locale: string }) {
  const { owner, approver, approvedBefore, nextReviewDate } = view.policy;
  const none = texts.information.none;
  return (
    <section aria-labelledby="information">
      <h2 id="information" className={heading}>
        {texts.information.title}
      </h2>
      <dl className={facts}>
        <dt>{texts.information.owner}</dt>
        <dd dir="auto">{owner?.name ?? none}</dd>
        <dt>{texts.information.approver}</dt>
        <dd dir="auto">
          {approvedBefore === null ? (approver?.name ?? none) : texts.information.approvedBefore(approvedBefore)}
        </dd>
        <dt>{texts.nextReview}</dt>
        <dd className={figures}>{nextReviewDate === null ? none : longDate(nextReviewDate, locale)}</dd>
        <dt>{texts.linkExpires}</dt>
        <dd className={figures}>{longDate(view.accessInfo.expiresOn, locale)}</dd>
      </dl>
    </section>
  );
}

const list = css({ marginBlockStart: '8', '& li': { borderBlockStart: 'subtle', paddingBlock: '8' } });
const name = css({ overflowWrap: 'anywhere', fontWeight: 'medium' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', marginBlockStart: '4' });
const open = css({
  color: 'accent.fg',
  textDecoration: 'underline',
  marginInlineStart: 'auto',
  // Large enough to be hit with a finger.
  paddingBlock: { base: '8', md: '2' },
  '@media print': { display: 'none' },
});

/** The files of the version, each opened or downloaded in a tab of its own. */
export function PolicyFiles({ files }: Pick<View['policy'], 'files'>) {
  return (
    <section aria-labelledby="files">
      <h2 id="files" className={heading}>
        {texts.files.title} <span className={muted}>({files.length})</span>
      </h2>
      <ul className={list}>
        {files.map((file) => (
          <li key={file.url}>
            <p className={name}>
              <bdi>{file.name}</bdi>
            </p>
            <p className={row}>
              <span className={figures}>v{file.version}</span>
              {file.isLatest && <Badge tone="info">{texts.files.latest}</Badge>}
              <a className={open} href={file.url} target="_blank" rel="noopener noreferrer">
                {texts.files.view}
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
