import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { controlRelationLabels, linkStandingLabels } from '#domain/words/own-control.ts';
import { servedQuery, type OwnControl, type ServedPosition } from '#src/api/compliance/own-controls.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { ResultText } from '../ResultText.tsx';

const StandardLink = createLink(TextLink);

const item = css({ display: 'grid', gap: '2', paddingBlock: '6', borderBlockStart: 'subtle' });
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', color: 'fg.muted', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const name = css({ overflowWrap: 'anywhere' });

/** The controls of standards that an own control serves, with how they compare and what follows. */
export function ServedPositions({ ownControl: { id, positions } }: { readonly ownControl: OwnControl }) {
  const { data, error, refetch } = useQuery(servedQuery(useApi(), id));
  return (
    <FieldSection title="Controls of standards" hint={positions === 0 ? undefined : `${positions}`}>
      {data === undefined ? (
        error ? (
          <LoadFailed what="controls" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows />
        )
      ) : (
        <List served={data} />
      )}
    </FieldSection>
  );
}

function List({ served }: { readonly served: readonly ServedPosition[] }) {
  if (served.length === 0)
    return <p className={note}>It serves no standard yet. Link it from a control of an adopted standard.</p>;
  return (
    <ul className={sectionList} aria-label="Controls of standards">
      {served.map(({ linkId, adoptedStandardId, standard, ref, title, relation, standing, result }) => (
        <li key={linkId} className={item}>
          <span className={name}>
            <StandardLink
              to="/assessments/$organisationStandardId"
              params={{ organisationStandardId: adoptedStandardId }}
            >
              {ref} <bdi>{title}</bdi>
            </StandardLink>
          </span>
          <span className={facts}>
            <span>{standard}</span>
            <span>{controlRelationLabels[relation]}</span>
            {standing !== 'CONFIRMED' && <span>{linkStandingLabels[standing]}</span>}
            <ResultText result={result} />
          </span>
        </li>
      ))}
    </ul>
  );
}
