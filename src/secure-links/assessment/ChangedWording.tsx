import { listChange, textChange } from '#domain/provider-assessment/answer-change.ts';
import type { PartChange } from '#domain/questionnaire/template-comparison.ts';
import { ChangedWords } from '#src/ui/data/ChangedWords.tsx';
import { css } from '#styled/css/css.js';

const value = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What has changed in the words of a question: one text word by word, options one by one. */
export const ChangedWording = ({ parts }: { readonly parts: readonly PartChange[] }) =>
  parts.flatMap(({ label, before, now }) =>
    Math.max(before.length, now.length) <= 1
      ? [
          <p key={label} className={value} dir="auto">
            <ChangedWords words={textChange(before[0] ?? '', now[0] ?? '')} />
          </p>,
        ]
      : listChange(before, now).map((line) => (
          <p key={`${label} ${line.change} ${line.text}`} className={value} dir="auto">
            <ChangedWords words={[line]} />
          </p>
        )),
  );
