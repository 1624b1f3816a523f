import { Fragment } from 'react';

import type { components } from '#openapi/generated/types.ts';
import { ChangedWords } from '#src/ui/data/ChangedWords.tsx';
import { css, cx } from '#styled/css/index.js';

import { PolicyImage, type ImagesById } from './policy-images.tsx';
import { heading, muted, prose } from './styles.ts';

type Schemas = components['schemas'];

const section = css({ display: 'grid', gap: '12' });
const passage = css({ borderInlineStart: '[2px solid]', borderColor: 'accent.border', paddingInlineStart: '12' });
const lines = css({ whiteSpace: 'pre-line' });
const caption = css({ color: 'fg.muted', textStyle: 'sm', marginBlockEnd: '4' });

interface PolicyChangesProps {
  readonly changes: Schemas['SecurePolicyChanges'];
  readonly images: ImagesById;
}

/** What differs from the version that the reader has acknowledged: first, because they know the rest. */
export function PolicyChanges({ changes: { since, changeLog, passages }, images }: PolicyChangesProps) {
  const different = passages.filter(({ change }) => change !== 'SAME');
  return (
    <section className={section} aria-labelledby="changes">
      <h2 id="changes" className={heading}>{`What has changed since version ${since}`}</h2>
      {changeLog !== '' && (
        <p className={cx(muted, lines)} dir="auto">
          {changeLog}
        </p>
      )}
      <div className={prose} id="policy-changes">
        {different.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Passages have no identity but their place.
          <ChangedPassage key={index} passage={one} images={images} />
        ))}
      </div>
      {different.length === 0 && <p>The text is the same.</p>}
    </section>
  );
}

interface ChangedPassageProps {
  readonly passage: Schemas['PassageDifference'];
  readonly images: ImagesById;
}

function ChangedPassage({ passage: { change, words, attachmentId, marker, cells }, images }: ChangedPassageProps) {
  if (attachmentId === null)
    return (
      <p className={passage} dir="auto">
        {marker !== undefined && `${marker} `}
        {cells === undefined ? <ChangedWords words={words} /> : <ChangedCells cells={cells} />}
      </p>
    );
  const alt = words.map(({ text }) => text).join('');
  // A removed image is of the earlier version, which this link does not show.
  const image = change === 'ADDED' ? images.get(attachmentId) : undefined;
  return (
    <figure className={passage}>
      <figcaption className={caption} dir="auto">
        {imageCaption(change, image === undefined ? alt : '')}
      </figcaption>
      {image !== undefined && <PolicyImage image={image} alt={alt} />}
    </figure>
  );
}

/** Each cell of a row that differs, after the name of its column. */
const ChangedCells = ({ cells }: Required<Pick<Schemas['PassageDifference'], 'cells'>>) =>
  cells.map(({ column, words }, index) => (
    <Fragment key={column}>
      {index > 0 && ' · '}
      {`${column}: `}
      <ChangedWords words={words} />
    </Fragment>
  ));

/** In words, as there is nothing else to see of an image that was removed. */
const imageCaption = (change: Schemas['PassageChange'], alt: string) =>
  `${change === 'ADDED' ? 'Added' : 'Removed'} image${alt === '' ? '' : `: ${alt}`}`;
