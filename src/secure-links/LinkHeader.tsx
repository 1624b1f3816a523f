import { Fragment } from 'react';

import { LogoMark } from '#src/ui/art/LogoMark.tsx';
import { initials } from '#src/ui/data/initials.ts';
import { css } from '#styled/css/css.js';

import { width } from './page-width.ts';

const top = css({
  background: 'bg.surface',
  borderBlockEnd: 'default',
  '@media print': { borderBlockEnd: 'strong', marginBlockEnd: '12' },
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minHeight: '52',
  borderBlockEnd: 'subtle',
  textStyle: 'sm',
});
const tile = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '28',
  height: '28',
  borderRadius: 'sm',
  background: 'fg.default',
  color: 'bg.surface',
  textStyle: '2xs',
  fontWeight: 'semibold',
});
const organisationName = css({ fontWeight: 'semibold', minWidth: '0', overflowWrap: 'anywhere' });
const by = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  marginInlineStart: 'auto',
  color: 'fg.muted',
  textStyle: 'xs',
  whiteSpace: 'nowrap',
  '& > span': { display: { base: 'none', md: 'inline' } },
});
const product = css({ fontWeight: 'semibold', color: 'fg.default' });
const heading = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
  columnGap: '40',
  rowGap: '8',
  paddingBlock: { base: '16', md: '20' },
});
const title = css({ textStyle: { base: 'title.xl', md: 'title.2xl' }, overflowWrap: 'anywhere' });
const description = css({
  color: 'fg.muted',
  maxWidth: '[68ch]',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[max-content minmax(0, 18rem)]',
  alignContent: 'start',
  columnGap: '16',
  rowGap: '4',
  textStyle: 'sm',
  paddingBlockStart: { base: '2', md: '6' },
  '& dt': { color: 'fg.subtle' },
  '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere', tabularFigures: true },
});

interface LinkHeaderProps {
  /** Who asks. */
  readonly organisation: string;
  readonly productName: string;
  readonly title: string;
  /** Empty for none. */
  readonly description: string;
  /** What is said of it, each with its name; what people wrote has its own direction. */
  readonly facts: readonly { readonly name: string; readonly text: string; readonly isWritten?: boolean }[];
}

/** The head of a page on which something is given to an organisation. */
export function LinkHeader({ organisation, productName, ...page }: LinkHeaderProps) {
  return (
    <header className={top}>
      <div className={width}>
        <div className={bar}>
          <span className={tile} aria-hidden="true">
            {initials(organisation)}
          </span>
          <bdi className={organisationName}>{organisation}</bdi>
          <span className={by}>
            <span>Secured by</span>
            <LogoMark size={18} />
            <span className={product}>{productName}</span>
          </span>
        </div>
        <div className={heading}>
          <div>
            <h1 className={title} dir="auto">
              {page.title}
            </h1>
            {page.description !== '' && (
              <p className={description} dir="auto">
                {page.description}
              </p>
            )}
          </div>
          <dl className={facts}>
            {page.facts.map(({ name, text, isWritten = false }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd dir={isWritten ? 'auto' : undefined}>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
    </header>
  );
}
