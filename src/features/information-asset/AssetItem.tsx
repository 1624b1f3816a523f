import { Link } from '@tanstack/react-router';

import type { AssetDependencies } from '#src/api/information-asset/asset-figures.ts';
import { useDestination } from '#src/components/register/useDestination.ts';
import { css } from '#styled/css/index.js';

export const assetItem = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '8',
  paddingBlock: '4',
  borderBlockStart: 'subtle',
  overflowWrap: 'anywhere',
});
export const aside = css({ color: 'fg.muted', textStyle: 'xs' });
const link = css({ color: 'fg.default', fontWeight: 'medium', '&:hover': { textDecoration: 'underline' } });
const ref = css({ color: 'fg.subtle', tabularFigures: true, marginInlineEnd: '4' });

export type Reference = AssetDependencies['inherited'][number]['path'][number];

interface RecordItemProps {
  readonly kind: 'informationAsset' | 'risk' | 'incident';
  readonly record: Reference;
  readonly aside: string;
}

/** A record beside an asset, with what it has to do with it. */
export function RecordItem({ kind, record, aside: text }: RecordItemProps) {
  const destination = useDestination()(kind, record.id);
  const title = <bdi>{record.title}</bdi>;
  return (
    <li className={assetItem}>
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
