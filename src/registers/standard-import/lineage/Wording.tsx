import { useQuery } from '@tanstack/react-query';

import { textChange } from '#domain/provider-assessment/answer-change.ts';
import { wordingQuery, type LineageWording, type WordingOf } from '#src/api/compliance/lineage.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { ChangedWords } from '#src/ui/data/ChangedWords.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const text = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '[80ch]' });
const stack = css({ display: 'grid', gap: '6' });

/** The text of a control beside what it became: one text word by word, several one after another. */
function Words({ before, after }: LineageWording) {
  const [only, ...others] = after;
  if (only !== undefined && others.length === 0)
    return (
      <p className={text} dir="auto">
        <ChangedWords words={textChange(before, only)} />
      </p>
    );
  return (
    <div className={stack}>
      <p className={text} dir="auto">
        {before}
      </p>
      {after.map((one) => (
        <p key={one} className={text} dir="auto">
          <ChangedWords words={[{ change: 'ADDED', text: one }]} />
        </p>
      ))}
    </div>
  );
}

/** The words of one control in both versions, read once they are shown. */
export function Wording({ code, ...versions }: Omit<WordingOf, 'codes'> & { readonly code: string }) {
  const { data, error, refetch } = useQuery(wordingQuery(useApi(), { ...versions, codes: [code] }));
  if (data === undefined)
    return error ? <LoadFailed what="text" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const [wording] = data;
  return wording === undefined ? null : <Words {...wording} />;
}
