import { useEffect, useState } from 'react';

import { titleOfSection } from '#domain/questionnaire/questionnaire.ts';
import { progressOf } from '#machines/assessment-response/progress.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { StatusGlyph } from '#src/ui/feedback/StatusText.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/css.js';

import type { AssessmentSection } from './data.ts';
import { useForm, useResponse } from './form.ts';
import { sectionId } from './Section.tsx';

const list = css({ textStyle: 'sm', '& li:last-child a': { borderBlockEnd: 'default' } });
const entry = css({
  display: 'grid',
  gridTemplateColumns: '[1.125rem minmax(0, 1fr) auto]',
  gap: '8',
  minHeight: { base: 'touch', md: 'auto' },
  paddingBlock: '8',
  borderBlockStart: 'default',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '& svg': { marginBlockStart: '2' },
  '&[aria-current]': { color: 'fg.default', fontWeight: 'semibold' },
});
const count = css({ textStyle: 'xs', color: 'fg.subtle', fontWeight: 'regular', tabularFigures: true });

const shapeOf = (answered: number, total: number) => {
  if (answered === 0) return { shape: 'open', tone: 'neutral' } as const;
  return answered === total
    ? ({ shape: 'done', tone: 'success' } as const)
    : ({ shape: 'half', tone: 'info' } as const);
};

interface EntryProps {
  readonly section: AssessmentSection;
  readonly index: number;
  readonly isCurrent: boolean;
}

function Entry({ section: { number, title }, index, isCurrent }: EntryProps) {
  const { answered, total } = useResponse(({ context }) => {
    const progress = progressOf(context).sections[index];
    return { answered: progress?.answered ?? 0, total: progress?.total ?? 0 };
  });
  return (
    <li>
      <a className={entry} href={`#${sectionId(number)}`} aria-current={isCurrent ? 'location' : undefined}>
        <StatusGlyph {...shapeOf(answered, total)} />
        <span>{titleOfSection({ title }, number)}</span>
        <span className={count}>
          <span aria-hidden="true">{`${answered}/${total}`}</span>
          <VisuallyHidden>{texts.answered(answered, total)}</VisuallyHidden>
        </span>
      </a>
    </li>
  );
}

/** The place of the section that is read: the last one that begins in the upper half of the window. */
function useCurrentSection(sections: readonly AssessmentSection[]): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const places = sections.map(({ number }) => document.querySelector(`#${sectionId(number)}`));
    let frame = 0;
    const look = () => {
      frame = 0;
      const found = places.findLastIndex((place) => (place?.getBoundingClientRect().top ?? 1) < window.innerHeight / 2);
      setCurrent(Math.max(found, 0));
    };
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    return () => {
      window.removeEventListener('scroll', plan);
      cancelAnimationFrame(frame);
    };
  }, [sections]);
  return current;
}

/** The sections with their progress; each entry leads to its section. */
export function SectionList() {
  const { questionnaires } = useForm().data.view.assessment.assessmentTemplate;
  const current = useCurrentSection(questionnaires);
  return (
    <ol className={list}>
      {questionnaires.map((section, index) => (
        <Entry key={section.id} section={section} index={index} isCurrent={index === current} />
      ))}
    </ol>
  );
}
