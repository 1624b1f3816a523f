import { useQuery } from '@tanstack/react-query';

import { assetTexts, levelLabels } from '#domain/words/information-asset.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { removalEffectsQuery, type RemovalEffects } from '#src/api/information-asset/asset-figures.ts';
import { isolated } from '#src/components/bidi.ts';
import { counted } from '#src/components/words.ts';
import { css } from '#styled/css/index.js';

/** Of the assets that lose something; the dialog has to stay one. */
const mostNamed = 8;

const list = css({ margin: '0', paddingInlineStart: '16', listStyleType: 'disc' });

type Loss = RemovalEffects['assets'][number];

const assetNoun = { one: 'other asset', many: 'other assets' } as const;

/** `confidentiality Critical → Low` */
const lostText = ({ property, before, after }: Loss['lost'][number]): string =>
  `${assetTexts[property].label.toLowerCase()} ${levelLabels[before]} → ${after === null ? 'not rated' : levelLabels[after]}`;

/** Which assets lose an inherited level if these are removed; nothing if none does. */
export function LostLevels({ ids }: { readonly ids: readonly string[] }) {
  // A closing dialog renders once more, without the records.
  const effects = useQuery({ ...removalEffectsQuery(useApi(), ids), enabled: ids.length > 0 });
  if (effects.isError) return <p>Which assets would lose an inherited level could not be read.</p>;
  const { count = 0, assets = [] } = effects.data ?? {};
  if (count === 0) return null;
  const named = assets.slice(0, mostNamed);
  return (
    <div>
      <p>{counted(count, assetNoun)} would lose inherited levels:</p>
      <ul className={list}>
        {named.map(({ id, ref, title, lost }) => (
          <li key={id}>
            {ref} {isolated(title)}: {lost.map(lostText).join(', ')}
          </li>
        ))}
        {count > named.length && <li>{counted(count - named.length, { one: 'more', many: 'more' })}</li>}
      </ul>
    </div>
  );
}
