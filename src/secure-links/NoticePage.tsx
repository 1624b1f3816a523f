import type { ReactNode } from 'react';

import type { LinkedThing } from '#domain/link-page.ts';
import { assessmentTexts } from '#src/texts/secure-assessments.ts';
import { linkTexts } from '#src/texts/secure-links.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
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
const sign = css({ display: 'flex', color: 'warning.fg' });

/** A page that shows no document, with the way home. */
function NoticePage({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className={layout}>
      <h1 className={title}>
        <span className={sign}>
          <WarningIcon />
        </span>
        {heading}
      </h1>
      <p className={muted}>{children}</p>
      <ButtonLink variant="primary" href="/">
        {linkTexts.home}
      </ButtonLink>
    </div>
  );
}

/** What the pages say of each kind of link. */
const texts = {
  policy: { failed: linkTexts.accessError.fallback, expired: linkTexts.expired.on },
  assessment: { failed: assessmentTexts.accessError, expired: assessmentTexts.expired },
} as const;

interface FailedPageProps {
  readonly message: string | null;
  readonly what: LinkedThing;
}

/** A link that opens nothing (specification section 8). */
export const FailedPage = ({ message, what }: FailedPageProps) => (
  <NoticePage heading={linkTexts.accessError.title}>{message ?? texts[what].failed}</NoticePage>
);

interface ExpiredPageProps {
  readonly expiredAt: string;
  readonly what: LinkedThing;
  readonly locale: string;
}

export const ExpiredPage = ({ expiredAt, what, locale }: ExpiredPageProps) => (
  <NoticePage heading={linkTexts.expired.title}>{texts[what].expired(longDate(expiredAt, locale))}</NoticePage>
);
