import { useQuery } from '@tanstack/react-query';

import { stageLabels } from '#domain/words/risk-stage.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { scoreChangesQuery, type RiskScoreChange } from '#src/api/risk/risk-scores.ts';
import { scoreCauseLabels, scoreInWords } from '#src/components/cells/score-words.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const item = css({ display: 'grid', gap: '2', paddingBlock: '6', borderBlockStart: 'subtle' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

/** As many as fit beside the other sections; Risk Tracking has all. */
const shown = 20;

/** How the scores of a risk have changed, the latest first, and why. */
export function ScoreHistory({ riskId }: { readonly riskId: string }) {
  const query = { riskId, perPage: shown };
  const { data, error, refetch } = useQuery(scoreChangesQuery(useApi(), query));
  if (data === undefined)
    return error ? <LoadFailed what="scores" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  if (data.data.length === 0) return null;
  const { total } = data.pagination;
  return (
    <FieldSection title="Scores over time">
      <ol className={sectionList} aria-label="Changes of scores">
        {data.data.map((change) => (
          <Item key={change.id} change={change} />
        ))}
      </ol>
      {total > shown && <p className={note}>The latest {shown} are listed. Risk Tracking has all.</p>}
    </FieldSection>
  );
}

function Item({ change }: { readonly change: RiskScoreChange }) {
  const { stage, before, after, cause, matrixVersion, at, by } = change;
  const matrix = matrixVersion === null ? '' : `, matrix version ${matrixVersion}`;
  return (
    <li className={item}>
      <span>
        {stageLabels[stage]}: {scoreInWords(before)} → {scoreInWords(after)}
      </span>
      <p className={facts}>
        {scoreCauseLabels[cause]}
        {matrix} · {formatInstant(at)}
        {by !== null && (
          <>
            {' · '}
            <bdi>{by.name}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
