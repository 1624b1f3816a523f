import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { AppetiteDraft } from '#src/actors/risk-appetite.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { lookupOptionsQuery } from '#src/api/record/register.ts';
import {
  appetiteVersionsQuery,
  riskAppetiteQuery,
  type RiskAppetite,
  type RiskAppetiteVersion,
} from '#src/api/risk/risk-appetite.ts';
import { riskCategories } from '#src/api/risk/risk-lookups.ts';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { AppetiteDialog } from './AppetiteDialog.tsx';
import { useAppetiteActor } from './useAppetiteActor.ts';

const list = css({ listStyle: '[none]', margin: '0', padding: '0' });
const item = css({
  display: 'grid',
  gap: '2',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
  overflowWrap: 'anywhere',
});
const facts = css({ color: 'fg.muted', textStyle: 'xs' });
const more = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '8' });

/** `Score up to 9`, or that nothing is set. */
const scoreInWords = (score: number | null) => (score === null ? 'Not set' : `Score up to ${formatNumber(score)}`);

interface Category {
  readonly id: string;
  readonly name: string;
}

/** Every category on offer, and those that have an appetite although they are not. */
function draftOf({ version, score, categories }: RiskAppetite, offered: readonly Category[]): AppetiteDraft {
  const set = new Map(categories.map((one) => [one.category.id, one.score]));
  const others = categories
    .map(({ category }) => category)
    .filter(({ id }) => !offered.some((category) => category.id === id));
  return {
    version,
    score,
    categories: [...offered, ...others].map(({ id, name }) => ({ id, name, score: set.get(id) ?? null })),
  };
}

/** /settings/risk/risk-appetite: the appetite of the organisation and of categories, with what it was before. */
export function RiskAppetitePage() {
  const api = useApi();
  const appetite = useQuery(riskAppetiteQuery(api));
  const categories = useQuery(lookupOptionsQuery(api, riskCategories));
  const mayEdit = useMay({ roles: ['ORG_ADMIN', 'ORG_MANAGER'], feature: 'RISK', level: 'EDIT' });
  const actor = useAppetiteActor();
  const { data } = appetite;
  const failed = [appetite, categories].find(({ data: found, error }) => found === undefined && error !== null);
  const isReady = data !== undefined && categories.data !== undefined;
  return (
    <>
      <PageTitle
        title="Risk Appetite"
        note={data === undefined || data.version === 0 ? undefined : `Version ${data.version}`}
        actions={
          isReady &&
          mayEdit && (
            <Button
              variant="primary"
              onClick={() => actor.send({ type: 'step.requested', draft: draftOf(data, categories.data) })}
            >
              Change appetite
            </Button>
          )
        }
      />
      {failed?.error && <LoadFailed what="appetite" error={failed.error} onRetry={() => void failed.refetch()} />}
      {data === undefined ? !failed && <LoadingRows /> : <Appetite appetite={data} />}
      <Versions />
      <AppetiteDialog actor={actor} />
    </>
  );
}

const Appetite = ({ appetite: { score, categories } }: { readonly appetite: RiskAppetite }) => (
  <Region title="In force" note="The highest score that needs no treatment. Of several categories, the lowest counts">
    <ul className={list}>
      <li className={item}>
        <span>{scoreInWords(score)}</span>
        <span className={facts}>The organisation</span>
      </li>
      {categories.map((one) => (
        <li key={one.category.id} className={item}>
          <span>{scoreInWords(one.score)}</span>
          <bdi className={facts}>{one.category.name}</bdi>
        </li>
      ))}
    </ul>
  </Region>
);

const pageSize = 10;
/** As many as one request answers. */
const mostVersions = 100;

function Versions() {
  const [perPage, setPerPage] = useState(pageSize);
  const { data, error, refetch, isFetching } = useQuery(appetiteVersionsQuery(useApi(), { perPage }));
  if (data === undefined)
    return error ? <LoadFailed what="versions" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  return (
    <Region title="Versions" note="The newest first">
      <ul className={list}>
        {data.data.map((version) => (
          <Version key={version.number} version={version} />
        ))}
        {data.data.length === 0 && <li className={item}>No appetite has been set yet</li>}
      </ul>
      {data.pagination.total > data.data.length && perPage < mostVersions && (
        <div className={more}>
          <Button size="sm" busy={isFetching} busyLabel="Loading..." onClick={() => setPerPage(mostVersions)}>
            Show earlier versions
          </Button>
        </div>
      )}
    </Region>
  );
}

const Version = ({ version: { number, at, by, score, categories } }: { readonly version: RiskAppetiteVersion }) => (
  <li className={item}>
    <span>
      {[scoreInWords(score), ...categories.map((one) => `${one.name} ${formatNumber(one.score)}`)].join(', ')}
    </span>
    <span className={facts}>
      Version {number} · {formatInstant(at)}
      {by !== null && ` · ${by.name}`}
    </span>
  </li>
);
