import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { levelLabels } from '#domain/words/information-asset.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { providerChainQuery, type ProviderChain } from '#src/api/service-provider/provider-figures.ts';
import { countOf, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useOwnPage } from '#src/components/register/useDestination.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

import { ChainPicture } from './ChainPicture.tsx';

type Provider = ProviderChain['providers'][number];

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const toggle = css({ justifySelf: 'start', '@media print': { display: 'none' } });
const hidden = css({ srOnly: true });
const table = css({
  width: 'full',
  textStyle: 'xs',
  '& :is(th, td)': { textAlign: 'start', paddingBlock: '4', paddingInlineEnd: '8', borderBlockEnd: 'subtle' },
});
const heading = css({ color: 'fg.muted', fontWeight: 'medium' });
const name = css({ fontWeight: 'regular', overflowWrap: 'anywhere' });
const link = css({ color: 'fg.default', fontWeight: 'medium', '&:hover': { textDecoration: 'underline' } });

/** The providers that a provider uses and those that use it, as a picture and as a table. */
export function SupplyChain({ providerId }: { readonly providerId: string }) {
  const { data, error, refetch } = useQuery(providerChainQuery(useApi(), providerId));
  const [showsTable, setShowsTable] = useState(false);
  const tableId = useId();
  if (data === undefined)
    return error ? (
      <LoadFailed what="supply chain" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={2} />
    );
  if (data.providers.length < 2)
    return <p className={note}>It uses no other provider of the register, and none uses it.</p>;
  return (
    <div className={stack}>
      <p className={note}>
        Uses {countOf(data.used, 'provider')} and is used by {countOf(data.users, 'provider')}, directly or through
        others. Each is shown with its business criticality.
      </p>
      <ChainPicture chain={data} />
      <Button
        className={toggle}
        size="sm"
        variant="ghost"
        aria-expanded={showsTable}
        aria-controls={tableId}
        onClick={() => setShowsTable(!showsTable)}
      >
        {showsTable ? 'Hide table' : 'Show as table'}
      </Button>
      <div className={showsTable ? undefined : hidden}>
        <ChainTable id={tableId} chain={data} />
      </div>
    </div>
  );
}

/** `Used, through 2 others` */
function relationOf({ distance }: Provider): string {
  const between = Math.abs(distance) - 1;
  const way = between === 0 ? 'directly' : `through ${between === 1 ? 'another' : `${between} others`}`;
  return `${distance > 0 ? 'Is used' : 'Uses it'} ${way}`;
}

function ChainTable({ id, chain }: { readonly id: string; readonly chain: ProviderChain }) {
  const ownPage = useOwnPage();
  const others = chain.providers.filter(({ distance }) => distance !== 0);
  return (
    <>
      <table id={id} className={table}>
        <caption className={hidden}>Supply chain</caption>
        <thead>
          <tr>
            <th scope="col" className={heading}>
              Provider
            </th>
            <th scope="col" className={heading}>
              Relation
            </th>
            <th scope="col" className={heading}>
              Criticality
            </th>
          </tr>
        </thead>
        <tbody>
          {others.map((provider) => (
            <tr key={provider.id}>
              <th scope="row" className={name}>
                <Link {...ownPage('serviceProvider', provider.id)} className={link}>
                  <bdi>{`${provider.ref} ${provider.title}`}</bdi>
                </Link>
              </th>
              <td>{relationOf(provider)}</td>
              <td>
                {provider.businessCriticality === null ? labels.notRated : levelLabels[provider.businessCriticality]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {chain.used + chain.users > others.length && (
        <p className={note}>The nearest {formatNumber(others.length)} are listed</p>
      )}
    </>
  );
}
