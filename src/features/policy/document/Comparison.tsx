import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { policyDifferenceQuery, type PassageDifference } from '#src/api/policy/policy-versions.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { counted } from '#src/components/words.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { Passage } from './Passage.tsx';

const VersionLink = createLink(TextLink);

const root = css({ maxWidth: '[80ch]', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16', rowGap: '8' });
const heading = css({ textStyle: 'title.md', flex: '1', mdDown: { flexBasis: 'full' } });
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid' });
const note = css({ margin: '0', color: 'fg.muted' });

const isChange = ({ change }: PassageDifference): boolean => change !== 'SAME';

interface ComparisonProps {
  readonly policyId: string;
  readonly versionId: string;
  readonly from: string;
}

/** How a version differs from another one, passage by passage. */
export function Comparison({ policyId, versionId, from }: ComparisonProps) {
  const { data, error, refetch } = useQuery(policyDifferenceQuery(useApi(), policyId, versionId, from));
  const [onlyChanges, setOnlyChanges] = useState(false);
  if (data === undefined)
    return error === null ? (
      <LoadingRows />
    ) : (
      <LoadFailed what="comparison" error={error} onRetry={() => void refetch()} />
    );
  const { passages, isCoarse } = data;
  const changes = passages.filter(isChange).length;
  return (
    <section className={root} aria-labelledby="comparison">
      <div className={head}>
        <h2 id="comparison" className={heading}>
          What {data.to.number} changes in {data.from.number}
        </h2>
        <Checkbox checked={onlyChanges} onCheckedChange={setOnlyChanges}>
          Changes only
        </Checkbox>
        <VersionLink to="/policy-document/$id" params={{ id: policyId }}>
          Close the comparison
        </VersionLink>
      </div>
      {isCoarse && <Banner>The texts are too different or too long to be compared word by word.</Banner>}
      <p className={note} role="status">
        {changes === 0
          ? 'The texts are the same.'
          : `${counted(changes, { one: 'passage differs', many: 'passages differ' })}.`}
      </p>
      <ol className={list} aria-label="Passages">
        {passages.map(
          (passage, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- Passages have no identity but their place.
            (!onlyChanges || isChange(passage)) && <Passage key={index} passage={passage} />,
        )}
      </ol>
    </section>
  );
}
