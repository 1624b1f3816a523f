import type { ReactNode } from 'react';

import type { LinkedThing, LinkPage } from '#domain/secure-link/link-page.ts';
import { longDate } from '#domain/time/long-dates.ts';
import { linkContactTexts } from '#src/texts/link-contact.ts';
import { linkEndings } from '#src/texts/link-endings.ts';
import { assessmentFacts, assessmentTexts } from '#src/texts/secure-assessments.ts';
import { copyTexts } from '#src/texts/secure-copies.ts';
import { evidenceNotices } from '#src/texts/secure-evidence.ts';
import { linkTexts } from '#src/texts/secure-links.ts';
import { LogoMark } from '#src/ui/art/LogoMark.tsx';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { WarningIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/css.js';

import { ContactForm } from './ContactForm.tsx';
import { muted } from './styles.ts';

const layout = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '16',
  minHeight: '[60dvh]',
  textAlign: 'center',
});

const title = css({ display: 'flex', alignItems: 'center', gap: '8', textStyle: 'title.2xl' });
const kept = css({ display: 'grid', justifyItems: 'center', gap: '8' });
const way = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '16' });
const product = css({ display: 'flex', alignItems: 'center', gap: '8', fontWeight: 'semibold' });
const sign = css({ display: 'flex', color: 'warning.fg' });

interface NoticePageProps {
  readonly heading: string;
  readonly what: LinkedThing;
  readonly productName: string;
  readonly children: ReactNode;
  /** Whether a message to the administrators of the platform can be written. */
  readonly hasForm?: boolean;
}

/** What this browser keeps of an assessment that is not saved; the page's script shows it if there is any. */
const KeptAnswers = () => (
  <div id="kept-answers" className={kept} hidden>
    <p>{copyTexts.rescue}</p>
    <Button>{assessmentTexts.download}</Button>
  </div>
);

/** A page that shows no document, with the way home, and whose home that is. */
function NoticePage({ heading, what, productName, hasForm = true, children }: NoticePageProps) {
  return (
    <div className={layout}>
      <h1 className={title}>
        <span className={sign}>
          <WarningIcon />
        </span>
        {heading}
      </h1>
      <div className={muted}>{children}</div>
      {what === 'assessment' && <KeptAnswers />}
      <div className={way}>
        <span className={product}>
          <LogoMark />
          {productName}
        </span>
        <ButtonLink variant="primary" href="/">
          {linkEndings.home}
        </ButtonLink>
      </div>
      {hasForm && <ContactForm what={what} />}
    </div>
  );
}

/** What the pages say of each kind of link. */
const texts = {
  policy: { failed: linkTexts.accessError, expired: linkTexts.expired },
  assessment: { failed: assessmentFacts.accessError, expired: assessmentTexts.expired },
  evidence: { failed: evidenceNotices.accessError, expired: evidenceNotices.expired },
} as const;

interface FailedPageProps extends Omit<Extract<LinkPage, { kind: 'failed' }>, 'kind'> {
  readonly productName: string;
}

/** A link that opens nothing (specification section 8): unknown, replaced and revoked ones look the same. */
export const FailedPage = ({ message, isUnknown, what, productName }: FailedPageProps) => (
  <NoticePage heading={linkEndings.accessError} what={what} productName={productName}>
    <p>{isUnknown ? texts[what].failed : message || texts[what].failed}</p>
    {isUnknown && <p>{linkEndings.elsewhere}</p>}
  </NoticePage>
);

interface SentPageProps extends Omit<Extract<LinkPage, { kind: 'sent' }>, 'kind'> {
  readonly productName: string;
}

/** A message to the administrators of the platform was sent. */
export const SentPage = ({ what, productName }: SentPageProps) => (
  <NoticePage heading={linkContactTexts.sentTitle} what={what} productName={productName} hasForm={false}>
    <p>{linkContactTexts.sent}</p>
  </NoticePage>
);

interface ExpiredPageProps extends Omit<Extract<LinkPage, { kind: 'expired' }>, 'kind'> {
  readonly productName: string;
  readonly locale: string;
}

export const ExpiredPage = ({ expiredOn, what, productName, locale }: ExpiredPageProps) => (
  <NoticePage heading={linkEndings.expired} what={what} productName={productName}>
    <p>{texts[what].expired(longDate(expiredOn, locale))}</p>
    <p>{linkEndings.elsewhere}</p>
  </NoticePage>
);
