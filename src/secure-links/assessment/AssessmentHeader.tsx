import { longDate } from '#domain/time/long-dates.ts';
import { assessmentFacts as texts } from '#src/texts/secure-assessments.ts';
import { LogoMark } from '#src/ui/art/LogoMark.tsx';
import { initials } from '#src/ui/data/initials.ts';
import { css } from '#styled/css/css.js';

import { width } from '../page-width.ts';
import type { AssessmentData } from './data.ts';

const top = css({
  background: 'bg.surface',
  borderBlockEnd: 'default',
  '@media print': { borderBlockEnd: 'strong', marginBlockEnd: '12' },
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minHeight: '52',
  borderBlockEnd: 'subtle',
  textStyle: 'sm',
});
const tile = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '28',
  height: '28',
  borderRadius: 'sm',
  background: 'fg.default',
  color: 'bg.surface',
  textStyle: '2xs',
  fontWeight: 'semibold',
});
const organisationName = css({ fontWeight: 'semibold', minWidth: '0', overflowWrap: 'anywhere' });
const by = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  marginInlineStart: 'auto',
  color: 'fg.muted',
  textStyle: 'xs',
  whiteSpace: 'nowrap',
  '& > span': { display: { base: 'none', md: 'inline' } },
});
const product = css({ fontWeight: 'semibold', color: 'fg.default' });
const heading = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
  columnGap: '40',
  rowGap: '8',
  paddingBlock: { base: '16', md: '20' },
});
const title = css({ textStyle: { base: 'title.xl', md: 'title.2xl' }, overflowWrap: 'anywhere' });
const description = css({
  color: 'fg.muted',
  maxWidth: '[68ch]',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[max-content minmax(0, 18rem)]',
  alignContent: 'start',
  columnGap: '16',
  rowGap: '4',
  textStyle: 'sm',
  paddingBlockStart: { base: '2', md: '6' },
  '& dt': { color: 'fg.subtle' },
  '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere', tabularFigures: true },
});

/** Who sends the questionnaire to which provider, and until when. */
export function AssessmentHeader({ data }: { readonly data: AssessmentData }) {
  const { organisation, assessment, accessInfo } = data.view;
  return (
    <header className={top}>
      <div className={width}>
        <div className={bar}>
          <span className={tile} aria-hidden="true">
            {initials(organisation.name)}
          </span>
          <bdi className={organisationName}>{organisation.name}</bdi>
          <span className={by}>
            <span>Secured by</span>
            <LogoMark size={18} />
            <span className={product}>{data.productName}</span>
          </span>
        </div>
        <div className={heading}>
          <div>
            <h1 className={title} dir="auto">
              {assessment.title}
            </h1>
            {assessment.description !== '' && (
              <p className={description} dir="auto">
                {assessment.description}
              </p>
            )}
          </div>
          <dl className={facts}>
            <dt>{texts.for}</dt>
            <dd dir="auto">{assessment.provider.name || texts.none}</dd>
            <dt>{texts.answeredBy}</dt>
            <dd dir="auto">{accessInfo.respondent}</dd>
            {assessment.dueOn !== null && (
              <>
                <dt>{texts.due}</dt>
                <dd>{longDate(assessment.dueOn, data.locale)}</dd>
              </>
            )}
            <dt>{texts.linkExpires}</dt>
            <dd>{longDate(accessInfo.expiresOn, data.locale)}</dd>
          </dl>
        </div>
      </div>
    </header>
  );
}
