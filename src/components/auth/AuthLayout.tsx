import type { ReactNode } from 'react';

import { useProductName } from '#src/components/ProductProvider.tsx';
import { useShown } from '#src/components/ShownProvider.tsx';
import { SignInArt } from '#src/ui/art/SignInArt.tsx';
import { Wordmark } from '#src/ui/art/Wordmark.tsx';
import { css } from '#styled/css/index.js';

const frame = css({
  display: 'grid',
  minHeight: '[100dvh]',
  gridTemplateColumns: { auth: '[5fr 7fr]' },
  gridTemplateRows: { base: '[132px 1fr]', auth: '1fr' },
  background: 'bg.surface',
});
const art = css({ order: { auth: '1' }, minWidth: '0', overflow: 'hidden' });
const side = css({
  display: 'grid',
  gridTemplateRows: { base: '[1fr auto]', auth: '[auto 1fr auto]' },
  gap: '32',
  padding: { base: '20', auth: '40' },
});
const brand = css({ display: { base: 'none', auth: 'block' } });
const content = css({
  alignSelf: { auth: 'center' },
  justifySelf: 'center',
  width: 'full',
  maxWidth: 'authForm',
});

interface AuthLayoutProps {
  readonly children: ReactNode;
  /** At the bottom, such as the legal notice. */
  readonly footer?: ReactNode;
}

/** The layout of the screens before sign-in: the form, and the engraving beside or above it. */
export function AuthLayout({ children, footer }: AuthLayoutProps) {
  useShown();
  return (
    <div className={frame}>
      <div className={art}>
        <SignInArt
          caption="Every policy, risk and control, with its owner, its date and its evidence."
          serial="N° 0018442"
        />
      </div>
      <div className={side}>
        <header className={brand}>
          <Wordmark name={useProductName()} />
        </header>
        <main className={content}>{children}</main>
        {footer !== undefined && <footer>{footer}</footer>}
      </div>
    </div>
  );
}
