import type { ReactNode } from 'react';

import type { LinkAssets } from '#domain/secure-link/link-page.ts';
import { linkThemeScript } from '#domain/secure-link/link-theme.ts';
import { Wave } from '#src/ui/art/Wave.tsx';
import { css, cx } from '#styled/css/index.js';

import { width } from './page-width.ts';
import { sheet } from './styles.ts';

interface SheetProps {
  readonly title: string;
  readonly productName: string;
  readonly assets: LinkAssets;
  /** Whether it is light whatever this browser keeps, and as wide as the window. */
  readonly isForm: boolean;
  readonly children: ReactNode;
}

const main = css({ flex: '1', paddingBlock: { base: '20', md: '32' } });

const form = css({ display: 'flex', flexDirection: 'column', flex: '1' });

/** A whole document. The page is nobody else's business: it is in no index and tells no address to other sites. */
export function Sheet({ title, productName, assets, isForm, children }: SheetProps) {
  return (
    <html lang="en-GB" data-theme={isForm ? 'light' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        {/* oxlint-disable-next-line react/no-danger -- A constant, which the policy of the page allows by its hash. */}
        {!isForm && <script dangerouslySetInnerHTML={{ __html: linkThemeScript }} />}
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="description" content={`A document that was sent to you with ${productName}`} />
        <title>{`${title} · ${productName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.chunks.map((href) => (
          <link key={href} rel="modulepreload" href={href} crossOrigin="" fetchPriority="low" />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} crossOrigin="" />
        ))}
      </head>
      <body>
        <div className={sheet}>
          <Wave />
          <main className={isForm ? form : cx(width, main)} id="page">
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}
