import type { ReactNode } from 'react';

import { PageTitle } from '#src/components/PageTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

// Black on white: what is coloured on the screen also says so in words.
const report = css({
  _print: { '& *': { color: '[black!]', background: '[white!]', borderColor: '[#767676!]' } },
});
const sheet = css({ maxWidth: '[56rem]', paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '32' });
const tools = css({ display: 'flex', gap: '12', alignItems: 'center', _print: { display: 'none' } });
const facts = 'auto minmax(0, 1fr) auto minmax(0, 1fr)';
const head = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: facts, _print: facts },
  columnGap: '16',
  rowGap: '6',
  margin: '0',
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
  '& dt': { color: 'fg.muted' },
});

interface ReportPageProps {
  readonly title: string;
  /** The way back to the record; it is not printed. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}

/** A report as a page that prints: the browser makes the file. */
export const ReportPage = ({ title, back, children }: ReportPageProps) => (
  <div className={report}>
    <PageTitle
      title={title}
      actions={
        <div className={tools}>
          {back}
          <Button variant="primary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    />
    <article className={sheet}>{children}</article>
  </div>
);

interface ReportFactsProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Facts by name, in two columns where there is room. */
export const ReportFacts = ({ facts: rows }: ReportFactsProps) => (
  <dl className={head}>
    {rows.map(([name, value]) => (
      <Fact key={name} name={name} value={value} />
    ))}
  </dl>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{value}</dd>
  </>
);
