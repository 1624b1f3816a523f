import { textOfQuestion } from '#domain/questionnaire/questionnaire.ts';
import type { ComparedQuestion as Compared } from '#domain/questionnaire/template-comparison.ts';
import { ChangedParts } from '#src/components/questionnaire/ChangedParts.tsx';
import { ChangedWords } from '#src/ui/data/ChangedWords.tsx';
import { css } from '#styled/css/index.js';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5.5rem 3rem minmax(0, 1fr)' },
  columnGap: '12',
  rowGap: '2',
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
  overflowWrap: 'anywhere',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 44px]',
});
const mark = css({ color: 'fg.subtle', textStyle: 'xs', paddingBlockStart: '2' });
const place = css({ color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' });
const words = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });
const text = css({ margin: '0', whiteSpace: 'pre-line' });

const changeLabels = { SAME: '', ADDED: '+ Added', REMOVED: '− Removed', CHANGED: '± Changed' } as const;

function markOf({ change, isMoved }: Compared): string {
  if (!isMoved) return changeLabels[change];
  return change === 'SAME' ? '↕ Moved' : `${changeLabels[change]}, moved`;
}

/** A question of two versions with what differs, in words and marks as well as in colours. */
export function ComparedQuestion({ compared }: { readonly compared: Compared }) {
  const { question, number, change, parts } = compared;
  const title = textOfQuestion(question);
  const whole = change === 'CHANGED' ? 'SAME' : change;
  return (
    <li className={row} data-change={change}>
      <span className={mark}>{markOf(compared)}</span>
      <span className={place}>{number}</span>
      <div className={words}>
        {parts.every(({ label }) => label !== 'Question') && (
          <p className={text} dir="auto">
            <ChangedWords words={[{ change: whole, text: title }]} isLabelled />
          </p>
        )}
        <ChangedParts parts={parts} />
      </div>
    </li>
  );
}
