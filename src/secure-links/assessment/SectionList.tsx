import { useEffect, useState } from 'react';

import type { Questionnaire } from '#domain/questionnaire.ts';
import { progressOf } from '#machines/assessment-response/progress.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { StatusGlyph } from '#src/ui/feedback/StatusText.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/css.js';

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
  readonly questionnaire: Questionnaire;
  readonly index: number;
  readonly isCurrent: boolean;
}

function Entry({ questionnaire, index, isCurrent }: EntryProps) {
  const { answered, total } = useResponse(({ context }) => {
    const section = progressOf(context).sections[index];
    return { answered: section?.answered ?? 0, total: section?.total ?? 0 };
  });
  return (
    <li>
      <a className={entry} href={`#${sectionId(index + 1)}`} aria-current={isCurrent ? 'location' : undefined}>
        <StatusGlyph {...shapeOf(answered, total)} />
        <span>{questionnaire.title || texts.untitledSection(index + 1)}</span>
        <span className={count}>
          <span aria-hidden="true">{`${answered}/${total}`}</span>
          <VisuallyHidden>{texts.answered(answered, total)}</VisuallyHidden>
        </span>
      </a>
    </li>
  );
}

/** The place of the section that is read: the last one that begins in the upper half of the window. */
function useCurrentSection(sections: number): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const places = Array.from({ length: sections }, (_, index) => document.querySelector(`#${sectionId(index + 1)}`));
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
  const current = useCurrentSection(questionnaires.length);
  return (
    <ol className={list}>
      {questionnaires.map((questionnaire, index) => (
        <Entry key={questionnaire.id} questionnaire={questionnaire} index={index} isCurrent={index === current} />
      ))}
    </ol>
  );
}
