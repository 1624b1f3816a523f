import { css } from '#styled/css/index.js';

const columns = 'auto minmax(0, 1fr) auto minmax(0, 1fr)';
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: columns, _print: columns },
  columnGap: '16',
  rowGap: '6',
  margin: '0',
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
  '& dt': { color: 'fg.muted' },
});

interface ReportFactsProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Facts of a report in two columns. */
export const ReportFacts = ({ facts }: ReportFactsProps) => (
  <dl className={list}>
    {facts.map(([name, value]) => (
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
