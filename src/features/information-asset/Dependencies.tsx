import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { assetTexts, levelLabels } from '#domain/words/information-asset.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assetDependenciesQuery, type AssetDependencies } from '#src/api/information-asset/asset-figures.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useDestination } from '#src/components/register/useDestination.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const list = css({ display: 'grid', gap: '12' });
const heading = css({ margin: '0', color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '8',
  paddingBlock: '4',
  borderBlockStart: 'subtle',
  overflowWrap: 'anywhere',
});
const link = css({ color: 'fg.default', fontWeight: 'medium', '&:hover': { textDecoration: 'underline' } });
const ref = css({ color: 'fg.subtle', tabularFigures: true, marginInlineEnd: '4' });
const aside = css({ color: 'fg.muted', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

type Reference = AssetDependencies['inherited'][number]['path'][number];

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
            <Item key={asset.id} kind="informationAsset" record={asset} aside={distanceText(asset.distance)} />
          ))}
        </Group>
        {data.risks && (
          <Group title="Risks" count={data.risks.count} empty="No risk names this asset">
            {data.risks.records.map((risk) => (
              <Item key={risk.id} kind="risk" record={risk} aside={viaText(risk.via)} />
            ))}
          </Group>
        )}
        {data.incidents && (
          <Group title="Incidents" count={data.incidents.count} empty="No incident has affected this asset">
            {data.incidents.records.map((incident) => (
              <Item key={incident.id} kind="incident" record={incident} aside={viaText(incident.via)} />
            ))}
          </Group>
        )}
        <Group title="Needs" count={data.needed.count} empty="This asset needs no other">
          {data.needed.assets.map((asset) => (
            <Item key={asset.id} kind="informationAsset" record={asset} aside={distanceText(asset.distance)} />
          ))}
        </Group>
      </div>
    </FieldSection>
  );
}

const nameOf = ({ ref: reference, title }: Reference): string => `${reference} ${title}`;

const distanceText = (distance: number): string => (distance === 1 ? '' : `${distance} steps away`);

const viaText = (via: Reference | null): string => (via === null ? '' : `of ${nameOf(via)}`);

/** The levels that are higher than the asset's own, each with the asset that has it. */
function InheritedLevels({ inherited }: Pick<AssetDependencies, 'inherited'>) {
  if (inherited.length === 0) return null;
  return (
    <section aria-label="Inherited levels">
      <h4 className={heading}>Inherited levels</h4>
      <ul className={sectionList}>
        {inherited.map(({ property, level, path }) => (
          <li key={property} className={item}>
            <span>
              {assetTexts[property].label} <strong>{levelLabels[level]}</strong>
            </span>{' '}
            <span className={aside}>{sourceText(path)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `from A-0001 Payroll, through A-0003 Server`. */
function sourceText(path: readonly Reference[]): string {
  const source = path.at(-1);
  const through = path.slice(0, -1).map(nameOf).join(', ');
  return `from ${source ? nameOf(source) : ''}${through && `, through ${through}`}`;
}

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

interface ItemProps {
  readonly kind: 'informationAsset' | 'risk' | 'incident';
  readonly record: Reference;
  readonly aside: string;
}

function Item({ kind, record, aside: text }: ItemProps) {
  const destination = useDestination()(kind, record.id);
  const title = <bdi>{record.title}</bdi>;
  return (
    <li className={item}>
      <span>
        <span className={ref}>{record.ref}</span>{' '}
        {destination === undefined ? (
          title
        ) : (
          <Link {...destination} className={link}>
            {title}
          </Link>
        )}
      </span>
      {text !== '' && <span className={aside}>{text}</span>}
    </li>
  );
}
