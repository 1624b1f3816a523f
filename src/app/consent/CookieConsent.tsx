import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { cookieConsentMachine } from '#machines/cookie-consent/cookie-consent.machine.ts';
import { useProduct } from '#src/components/ProductProvider.tsx';
import { reportFailure } from '#src/components/report-failure.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { overlayTexts } from '#src/texts/overlays.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import { css, cx } from '#styled/css/index.js';

import { writeConsent } from './consent-cookie.ts';

/** Large on public pages, smaller on working pages, a single line on phones (specification section 2.1). */
export type ConsentVariant = 'default' | 'small' | 'mini';

const banner = css({
  position: 'fixed',
  insetBlockEnd: '16',
  zIndex: 'sticky',
  display: 'grid',
  gap: '12',
  padding: '16',
  borderRadius: 'md',
  background: 'bg.raised',
  color: 'fg.default',
  boxShadow: 'popover',
  transitionProperty: '[opacity, translate]',
  transitionDuration: 'panel',
  // A panel beside the list has its save button in this corner.
  'body:has([data-panel=beside]) &': { lg: { marginInlineEnd: '[token(sizes.panel)]' } },
  '&[data-hiding]': { opacity: '0', translate: '[0 8px]' },
});
const places: Readonly<Record<ConsentVariant, string>> = {
  default: css({ insetInlineEnd: '16', width: 'dialog' }),
  small: css({ insetInlineEnd: '16', width: 'toast', textStyle: 'sm' }),
  mini: css({ insetInline: '8', insetBlockEnd: '8', gap: '8', padding: '12', textStyle: 'xs' }),
};
const title = css({ textStyle: 'title.lg' });
const text = css({ color: 'fg.muted', textWrap: '[pretty]' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8' });

export interface CookieConsentProps {
  /** The value of the cookie when the page loaded. */
  readonly cookie: string | undefined;
  readonly variant: ConsentVariant;
}

/** Asks once whether cookies may be used, without blocking the page. */
export function CookieConsent({ cookie, variant }: CookieConsentProps) {
  const consent = useConsentActor(cookie);
  const shown = useSelector(consent, (snapshot) => snapshot.hasTag('banner'));
  const hiding = useSelector(consent, (snapshot) => snapshot.hasTag('busy'));
  const { cookiesUrl } = useProduct();
  const { consent: words } = overlayTexts;
  if (!shown) return null;
  return (
    <section
      className={cx(banner, places[variant])}
      aria-label={words.title}
      data-floating=""
      data-bar=""
      data-variant={variant}
      data-hiding={hiding || undefined}
    >
      {variant === 'default' && <h2 className={title}>{words.title}</h2>}
      <p className={text}>
        {variant === 'mini' ? words.short : words.text}{' '}
        {cookiesUrl !== '' && (
          <Link href={cookiesUrl} look="inText">
            {words.learnMore}
          </Link>
        )}
      </p>
      <div className={buttons}>
        <Button disabled={hiding} onClick={() => consent.send({ type: 'decline.pressed' })}>
          {words.decline}
        </Button>
        <Button variant="primary" disabled={hiding} onClick={() => consent.send({ type: 'accept.pressed' })}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}

const providedConsent = cookieConsentMachine.provide({
  actors: {
    saveConsent: fromPromise<void, { consent: boolean }>(async ({ input }) => writeConsent(input.consent)),
  },
});

function useConsentActor(cookie: string | undefined) {
  const [input] = useState({ cookie });
  const consent = useActorRef(providedConsent, { input });
  useNotices(consent, ({ failure }) => reportFailure('The cookie choice was not saved', failure));
  return consent;
}
