import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { assetTexts, levelLabels } from '#domain/words/information-asset.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assetDependenciesQuery, type AssetDependencies } from '#src/api/information-asset/asset-figures.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { aside, assetItem, RecordItem, type Reference } from './AssetItem.tsx';

const list = css({ display: 'grid', gap: '12' });
const heading = css({ margin: '0', color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

/** What an asset inherits and from where, and everything that depends on it. */
export function Dependencies({ assetId }: { readonly assetId: string }) {
  const { data, error, refetch } = useQuery(assetDependenciesQuery(useApi(), assetId));
  if (data === undefined)
    return error ? <LoadFailed what="dependencies" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  return (
    <FieldSection title="What depends on this">
      <div className={list}>
        <InheritedLevels inherited={data.inherited} />
        <Group title="Assets" count={data.dependents.count} empty="No asset needs this one">
          {data.dependents.assets.map((asset) => (
            <RecordItem key={asset.id} kind="informationAsset" record={asset} aside={distanceText(asset.distance)} />
          ))}
        </Group>
        {data.risks && (
          <Group title="Risks" count={data.risks.count} empty="No risk names this asset">
            {data.risks.records.map((risk) => (
              <RecordItem key={risk.id} kind="risk" record={risk} aside={viaText(risk.via)} />
            ))}
          </Group>
        )}
        {data.incidents && (
          <Group title="Incidents" count={data.incidents.count} empty="No incident has affected this asset">
            {data.incidents.records.map((incident) => (
              <RecordItem key={incident.id} kind="incident" record={incident} aside={viaText(incident.via)} />
            ))}
          </Group>
        )}
        <Group title="Needs" count={data.needed.count} empty="This asset needs no other">
          {data.needed.assets.map((asset) => (
            <RecordItem key={asset.id} kind="informationAsset" record={asset} aside={distanceText(asset.distance)} />
          ))}
        </Group>
      </div>
    </FieldSection>
  );
}

const nameOf = ({ ref: reference, title }: Reference): string => `${reference} ${title}`;

const distanceText = (distance: number): string => (distance === 1 ? '' : `${distance} steps away`);

const viaText = (via: Reference | null): string => (via === null ? '' : `of ${nameOf(via)}`);

/** The levels that are higher than the asset's own, each with the way to the asset that has it. */
function InheritedLevels({ inherited }: Pick<AssetDependencies, 'inherited'>) {
  if (inherited.length === 0) return null;
  return (
    <section aria-label="Inherited levels">
      <h4 className={heading}>Inherited levels</h4>
      <ul className={sectionList}>
        {inherited.map(({ property, level, path }) => (
          <li key={property} className={assetItem}>
            <span>
              {assetTexts[property].label} <strong>{levelLabels[level]}</strong>
            </span>{' '}
            <span className={aside}>{wayText(path)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `this asset → A-0003 Server → A-0001 Payroll`: from the asset to where the level comes from. */
const wayText = (path: readonly Reference[]): string => ['this asset', ...path.map(nameOf)].join(' → ');

interface GroupProps {
  readonly title: string;
  /** How many there are, listed or not. */
  readonly count: number;
  readonly empty: string;
  readonly children: readonly ReactElement[];
}

function Group({ title, count, empty, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <h4 className={heading}>
        {title} {count > 0 && formatNumber(count)}
      </h4>
      {count === 0 ? <p className={note}>{empty}</p> : <ul className={sectionList}>{children}</ul>}
      {count > children.length && <p className={note}>The nearest {formatNumber(children.length)} are shown</p>}
    </section>
  );
}
