import type { components } from '#openapi/generated/types.ts';
import { css } from '#styled/css/css.js';

import { heading, muted, prose } from './styles.ts';

type Schemas = components['schemas'];
type Difference = Schemas['PassageDifference'];

const section = css({ display: 'grid', gap: '12' });
const passage = css({ borderInlineStart: '[2px solid]', borderColor: 'accent.border', paddingInlineStart: '12' });
const added = css({ background: 'success.subtle', color: 'success.fg', textDecoration: 'underline' });
const removed = css({ background: 'danger.subtle', color: 'danger.fg', textDecoration: 'line-through' });

function Words({ change, text }: Schemas['ChangedWords']) {
  if (change === 'ADDED') return <ins className={added}>{text}</ins>;
  if (change === 'REMOVED') return <del className={removed}>{text}</del>;
  return text;
}

const Passage = ({ words }: Pick<Difference, 'words'>) => (
  <p className={passage}>
    {words.map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- Words have no identity but their place.
      <Words key={index} {...part} />
    ))}
  </p>
);

/** What differs from the version that the reader has acknowledged: first, because they know the rest. */
export function PolicyChanges({
  changes: { since, changeLog, passages },
}: {
  readonly changes: Schemas['SecurePolicyChanges'];
}) {
  const different = passages.filter(({ change }) => change !== 'SAME');
  return (
    <section className={section} aria-labelledby="changes">
      <h2 id="changes" className={heading}>{`What has changed since version ${since}`}</h2>
      {changeLog !== '' && <p className={muted}>{changeLog}</p>}
      <div className={prose}>
        {different.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Passages have no identity but their place.
          <Passage key={index} words={one.words} />
        ))}
      </div>
      {different.length === 0 && <p>The text is the same.</p>}
    </section>
  );
}
