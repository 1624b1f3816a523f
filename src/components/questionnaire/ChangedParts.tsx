import { listChange, textChange } from '#domain/provider-assessment/answer-change.ts';
import type { PartChange } from '#domain/questionnaire/template-comparison.ts';
import { ChangedWords } from '#src/ui/data/ChangedWords.tsx';
import { css } from '#styled/css/index.js';

const facts = css({ margin: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });
const label = css({ color: 'fg.subtle', textStyle: 'xs' });
const value = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The parts of a question or section that differ, with what was added to them and removed from them. */
export const ChangedParts = ({ parts }: { readonly parts: readonly PartChange[] }) =>
  parts.length > 0 && (
    <dl className={facts}>
      {parts.map((part) => (
        <div key={part.label}>
          <dt className={label}>{part.label}</dt>
          <Changed part={part} />
        </div>
      ))}
    </dl>
  );

/** One text word by word; several line by line. */
function Changed({ part: { before, now } }: { readonly part: PartChange }) {
  if (Math.max(before.length, now.length) <= 1)
    return (
      <dd className={value} dir="auto">
        <ChangedWords words={textChange(before[0] ?? '', now[0] ?? '')} />
      </dd>
    );
  return listChange(before, now).map((line) => (
    <dd key={`${line.change} ${line.text}`} className={value} dir="auto">
      <ChangedWords words={[line]} />
    </dd>
  ));
}
