import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { responsesQuery } from '#src/api/compliance/own-controls.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { ResultText } from '../ResultText.tsx';

const item = css({ display: 'grid', gap: '2', paddingBlock: '6', borderBlockStart: 'subtle' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The answers that an own control had, once they are asked for. */
export function ResponseHistory({ ownControlId }: { readonly ownControlId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide earlier answers' : 'Show earlier answers'}
      </Button>
      {isOpen && <Answers ownControlId={ownControlId} />}
    </div>
  );
}

function Answers({ ownControlId }: { readonly ownControlId: string }) {
  const { data, error, refetch } = useQuery(responsesQuery(useApi(), ownControlId));
  if (data === undefined)
    return error ? <LoadFailed what="answers" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  if (data.length === 0) return <p className={facts}>It has not been answered yet</p>;
  return (
    <ul className={sectionList} aria-label="Earlier answers">
      {data.map(({ at, by, result, maturity, observation, mergedFrom }) => (
        <li key={`${at} ${mergedFrom ?? ''}`} className={item}>
          <ResultText result={result} />
          <p className={facts}>
            {formatInstant(at)} by {by?.name ?? 'a former member'}
            {maturity !== null && `, maturity ${maturity}`}
            {mergedFrom !== null && `, of ${mergedFrom} before it was merged`}
          </p>
          {observation !== '' && (
            <p className={prose} dir="auto">
              {observation}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
