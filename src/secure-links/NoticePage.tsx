import type { ReactNode } from 'react';

import type { LinkedThing } from '#domain/link-page.ts';
import { linkEndings } from '#src/texts/link-endings.ts';
import { assessmentFacts, assessmentTexts } from '#src/texts/secure-assessments.ts';
import { linkTexts } from '#src/texts/secure-links.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { WarningIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/css.js';

import { longDate } from './dates.ts';
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
const sign = css({ display: 'flex', color: 'warning.fg' });

interface NoticePageProps {
  readonly heading: string;
  readonly what: LinkedThing;
  readonly children: ReactNode;
}

/** What this browser keeps of an assessment that is not saved; the page's script shows it if there is any. */
const KeptAnswers = () => (
  <div id="kept-answers" className={kept} hidden>
    <p>{assessmentTexts.rescue}</p>
    <Button>{assessmentTexts.download}</Button>
  </div>
);

/** A page that shows no document, with the way home. */
function NoticePage({ heading, what, children }: NoticePageProps) {
  return (
    <div className={layout}>
      <h1 className={title}>
        <span className={sign}>
          <WarningIcon />
        </span>
        {heading}
      </h1>
      <p className={muted}>{children}</p>
      {what === 'assessment' && <KeptAnswers />}
      <ButtonLink variant="primary" href="/">
        {linkEndings.home}
      </ButtonLink>
    </div>
  );
}

/** What the pages say of each kind of link. */
const texts = {
  policy: { failed: linkTexts.accessError, expired: linkTexts.expired },
  assessment: { failed: assessmentFacts.accessError, expired: assessmentTexts.expired },
} as const;

interface FailedPageProps {
  readonly message: string | null;
  readonly what: LinkedThing;
}

/** A link that opens nothing (specification section 8). */
export const FailedPage = ({ message, what }: FailedPageProps) => (
  <NoticePage heading={linkEndings.accessError} what={what}>
    {message ?? texts[what].failed}
  </NoticePage>
);

interface ExpiredPageProps {
  readonly expiredAt: string;
  readonly what: LinkedThing;
  readonly locale: string;
}

export const ExpiredPage = ({ expiredAt, what, locale }: ExpiredPageProps) => (
  <NoticePage heading={linkEndings.expired} what={what}>
    {texts[what].expired(longDate(expiredAt, locale))}
  </NoticePage>
);
