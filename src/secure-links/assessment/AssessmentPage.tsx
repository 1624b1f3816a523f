import { memo, Suspense, useCallback, useState } from 'react';

import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css/index.js';

import { width } from '../page-width.ts';
import { ActionBar } from './ActionBar.tsx';
import type { AssessmentData } from './data.ts';
import { Ending } from './Ending.tsx';
import { FormProvider, useResponse } from './form.ts';
import { Notices } from './Notices.tsx';
import { Section } from './Section.tsx';
import { SectionList } from './SectionList.tsx';
import { useAssessmentForm } from './useAssessmentForm.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[token(sizes.sectionList) minmax(0, 1fr)]' },
  columnGap: '40',
  // The actions below hide nothing of the form.
  paddingBlockEnd: { base: '[9.25rem]', md: '[7rem]' },
  paddingBlockStart: { base: '12', md: '24' },
  paddingInline: { base: '0', md: '20' },
  '@media print': { display: 'block', paddingBlock: '0' },
});
const side = css({
  display: { base: 'none', md: 'block' },
  position: 'sticky',
  insetBlockStart: '24',
  alignSelf: 'start',
  maxHeight: '[calc(100dvh - 7.5rem)]',
  overflowY: 'auto',
  '@media print': { display: 'none' },
});
const sideTitle = css({ textStyle: 'xs', fontWeight: 'medium', color: 'fg.subtle', marginBlockEnd: '8' });
const folded = css({
  display: { base: 'block', md: 'none' },
  background: 'bg.surface',
  borderBlock: 'default',
  marginBlockEnd: '12',
  paddingInline: '16',
  '& summary': { minHeight: 'touch', alignContent: 'center', fontWeight: 'medium', cursor: 'pointer' },
  '@media print': { display: 'none' },
});
const notes = css({
  display: 'grid',
  gap: '12',
  paddingInline: { base: '16', md: '0' },
  '& > *': { marginBlockEnd: '16' },
});
const page = css({ background: 'bg.canvas', flex: '1', '@media print': { background: '[transparent]' } });

/** The form without its surroundings: a thousand questions render once. */
const Sections = memo(function Sections({ data }: { readonly data: AssessmentData }) {
  const { questionnaires } = data.view.assessment.assessmentTemplate;
  if (questionnaires.length === 0) return <p>{texts.noSections}</p>;
  return questionnaires.map((questionnaire) => (
    // Each is a part of its own for React, which takes them over one after the other.
    <Suspense key={questionnaire.id}>
      <Section section={questionnaire} />
    </Suspense>
  ));
});

/** What holds as long as answers can change: what a clarification allows, and that one submission is that of all. */
function WhileOpen({ data }: { readonly data: AssessmentData }) {
  const { isOpen, isThere } = useResponse((snapshot) => ({
    isOpen: snapshot.matches('open'),
    isThere: snapshot.matches('open') || snapshot.matches('restoring'),
  }));
  if (!isThere) return null;
  const { assessmentTemplate, clarifications } = data.view.assessment;
  const own = assessmentTemplate.questionnaires.filter((section) => section.isOwn);
  const others = [...new Set(own.flatMap((section) => section.others))];
  return (
    <>
      {clarifications.length > 0 && <Banner tone="info">{texts.continueHelp}</Banner>}
      {isOpen && others.length > 0 && <Banner tone="info">{texts.together(others)}</Banner>}
    </>
  );
}

/** An assessment for its respondent (specification section 2.3). */
export function AssessmentPage({ data }: { readonly data: AssessmentData }) {
  const [announced, setAnnounced] = useState('');
  const announce = useCallback((text: string) => setAnnounced(text), []);
  const form = useAssessmentForm(data, announce);
  return (
    <FormProvider value={form}>
      <div className={page}>
        <div className={cx(width, columns)}>
          <nav className={side} aria-labelledby="sections">
            <h2 id="sections" className={sideTitle}>
              {texts.sections}
            </h2>
            <SectionList />
          </nav>
          <details className={folded}>
            <summary>{texts.sections}</summary>
            <nav aria-label={texts.sections}>
              <SectionList />
            </nav>
          </details>
          <div>
            <div className={notes}>
              <noscript>
                <Banner tone="warning">{texts.withoutScript}</Banner>
              </noscript>
              <Ending />
              <WhileOpen data={data} />
            </div>
            <Sections data={data} />
          </div>
        </div>
      </div>
      <ActionBar />
      <Notices />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </FormProvider>
  );
}
