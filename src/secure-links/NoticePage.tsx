import type { ReactNode } from 'react';

import { linkTexts as texts } from '#src/texts/secure-links.ts';
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
        {texts.home}
      </ButtonLink>
    </div>
  );
}

/** A link that opens nothing (specification section 8). */
export const FailedPage = ({ message }: { readonly message: string | null }) => (
  <NoticePage heading={texts.accessError.title}>{message ?? texts.accessError.fallback}</NoticePage>
);

export const ExpiredPage = ({ expiredAt, locale }: { readonly expiredAt: string; readonly locale: string }) => (
  <NoticePage heading={texts.expired.title}>{texts.expired.on(longDate(expiredAt, locale))}</NoticePage>
);
