import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { ownersOf } from '#domain/provider-assessment/answers.ts';
import { isOpenQuestion } from '#domain/provider-assessment/respondent-questions.ts';
import { titleOfSection } from '#domain/questionnaire/questionnaire.ts';
import { respondentStateLabels } from '#domain/words/provider-assessment.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  answersQuery,
  respondentsQuery,
  type Assessment,
  type AssessmentAnswers,
  type Respondent,
} from '#src/api/provider-assessment/service-provider-assessments.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { assessmentKind } from '../assessment-kind.ts';
import { nameOf, stateGlyphs, submittedOf, timesOf } from './respondent.ts';
import { RespondentDialog } from './RespondentDialog.tsx';
import { RespondentMenu } from './RespondentMenu.tsx';
import { useRespondentSteps, type RespondentSteps } from './useRespondentSteps.ts';

const ReviewLink = createLink(TextLink);

type Sections = AssessmentAnswers['questionnaires'];

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"name state menu" "about about about"',
  columnGap: '10',
  alignItems: 'center',
  paddingBlock: '6',
  '&:not(:last-child)': { borderBlockEnd: 'subtle' },
});
const name = css({ gridArea: 'name', fontWeight: 'medium', overflowWrap: 'anywhere' });
const about = css({ gridArea: 'about', display: 'grid', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const failed = css({ color: 'danger.fg' });
const none = css({ margin: '0', color: 'fg.subtle' });

/** Nobody is added to what is decided or waits for a decision. */
const takesRespondents = ({ status }: Assessment): boolean =>
  status === 'DRAFT' || status === 'SENT' || status === 'IN_PROGRESS';

interface RespondentsSectionProps {
  readonly assessment: Assessment;
}

/** The people who answer an assessment, where they stand, and what can be done about them. */
export function RespondentsSection({ assessment }: RespondentsSectionProps) {
  const api = useApi();
  const { data: respondents, error, refetch } = useQuery(respondentsQuery(api, assessment.id));
  const { data: content } = useQuery({ ...answersQuery(api, assessment.id), enabled: assessment.template !== null });
  const steps = useRespondentSteps(assessment.id);
  const mayEdit = useMay({ ...assessmentKind.access, level: 'EDIT' });
  const sections = content?.questionnaires ?? [];
  const waiting = (content?.answers ?? []).flatMap((one) => one.respondentQuestions).filter(isOpenQuestion).length;
  const add = () =>
    steps.send({ type: 'step.requested', draft: { step: 'ADD', respondent: null, text: '', questionnaireIds: [] } });
  return (
    <FieldSection title="Respondents" hint={submittedOf(respondents ?? [])}>
      {respondents === undefined && error === null && <LoadingRows />}
      {respondents === undefined && error !== null && (
        <LoadFailed what="respondents" error={error} onRetry={() => void refetch()} />
      )}
      {waiting > 0 && (
        <Banner tone="warning">
          {counted(waiting, { one: 'question of a respondent waits', many: 'questions of respondents wait' })} for an
          answer.{' '}
          <ReviewLink to="/assessment-review/$id" params={{ id: assessment.id }} search={{ view: 'ASKED' }}>
            {waiting === 1 ? 'Answer it' : 'Answer them'}
          </ReviewLink>
        </Banner>
      )}
      {respondents?.length === 0 && <p className={none}>Nobody has been asked to answer yet.</p>}
      <ul className={list} aria-label="Respondents" hidden={!respondents?.length}>
        {respondents?.map((respondent) => (
          <RespondentItem
            key={respondent.id}
            respondent={respondent}
            respondents={respondents}
            sections={sections}
            steps={mayEdit ? steps : undefined}
          />
        ))}
      </ul>
      {mayEdit && takesRespondents(assessment) && (
        <div>
          <Button size="sm" onClick={add}>
            Add respondents
          </Button>
        </div>
      )}
      {mayEdit && <RespondentDialog actor={steps} sections={sections} wasSent={assessment.sentAt !== null} />}
    </FieldSection>
  );
}

/** The sections that a respondent answers, by name; of someone who was asked about everything, those of others as well. */
function sectionsOf(
  respondent: Respondent,
  { respondents, sections }: Pick<RespondentItemProps, 'respondents' | 'sections'>,
): string {
  const { questionnaireIds } = respondent;
  const active = respondents.filter(({ revokedAt }) => revokedAt === null);
  const titlesOf = (isMeant: (section: Sections[number]) => boolean) =>
    sections.flatMap((section, index) => (isMeant(section) ? [titleOfSection(section, index + 1)] : []));
  if (questionnaireIds.length === 0) {
    const read = titlesOf((section) => !ownersOf(section, active).some(({ id }) => id === respondent.id));
    const isActive = respondent.revokedAt === null;
    return read.length === 0 || !isActive ? 'All sections' : `All sections, but only reads ${read.join(', ')}`;
  }
  const titles = titlesOf(({ id }) => questionnaireIds.includes(id));
  return titles.length === 0 ? `${questionnaireIds.length} sections` : titles.join(', ');
}

interface RespondentItemProps {
  readonly respondent: Respondent;
  /** All of the assessment. */
  readonly respondents: readonly Respondent[];
  readonly sections: Sections;
  /** Undefined for people who may not change them. */
  readonly steps: RespondentSteps | undefined;
}

function RespondentItem({ respondent, respondents, sections, steps }: RespondentItemProps) {
  const { name: given, email, state, failedAt } = respondent;
  const times = timesOf(respondent);
  return (
    <li className={item}>
      <span className={name} dir="auto">
        {nameOf(respondent)}
      </span>
      <span className={about}>
        <span dir="auto">
          {[...(given === '' ? [] : [email]), sectionsOf(respondent, { respondents, sections })].join(' · ')}
        </span>
        {times.length > 0 && <span className={failedAt === null ? undefined : failed}>{times.join(' · ')}</span>}
      </span>
      <StatusText {...stateGlyphs[state]}>{respondentStateLabels[state]}</StatusText>
      {steps !== undefined && <RespondentMenu respondent={respondent} steps={steps} />}
    </li>
  );
}
