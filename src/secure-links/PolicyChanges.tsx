import type { components } from '#openapi/generated/types.ts';
import { ChangedWords } from '#src/ui/data/ChangedWords.tsx';
import { css } from '#styled/css/css.js';

import { heading, muted, prose } from './styles.ts';

type Schemas = components['schemas'];

const section = css({ display: 'grid', gap: '12' });
const passage = css({ borderInlineStart: '[2px solid]', borderColor: 'accent.border', paddingInlineStart: '12' });

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
          <p key={index} className={passage}>
            <ChangedWords words={one.words} />
          </p>
        ))}
      </div>
      {different.length === 0 && <p>The text is the same.</p>}
    </section>
  );
}
