import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { assessmentLifecycle } from '#domain/provider-assessment/lifecycle.ts';
import { assessmentActionLabels } from '#domain/words/provider-assessment.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { respondentsQuery, type Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { AssessAgain } from './AssessAgain.tsx';
import { assessmentKind } from './assessment-kind.ts';
import { ConclusionCell } from './ConclusionCell.tsx';
import { courseDraftOf, decisionRefusal, missingToSend, partiesOf } from './course.ts';
import { CourseDialog } from './CourseDialog.tsx';
import { StatusCell } from './StatusCell.tsx';
import type { CourseActor } from './useCourseActor.ts';

const VersionLink = createLink(TextLink);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const reason = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** When an assessment was sent, submitted, reviewed and decided on. */
function courseOf(assessment: Assessment): string {
  const { sentAt, submittedAt, reviewedAt, reviewedBy, decidedAt, decidedBy } = assessment;
  const by = (person: { readonly name: string } | null) => (person === null ? '' : ` by ${person.name}`);
  return [
    ...(sentAt === null ? [] : [`sent ${formatInstantDay(sentAt)}`]),
    ...(submittedAt === null ? [] : [`submitted ${formatInstantDay(submittedAt)}`]),
    ...(reviewedAt === null ? [] : [`reviewed ${formatInstantDay(reviewedAt)}${by(reviewedBy)}`]),
    ...(decidedAt === null ? [] : [`decided ${formatInstantDay(decidedAt)}${by(decidedBy)}`]),
  ].join(', ');
}

interface CourseSectionProps {
  readonly assessment: Assessment;
  readonly actor: CourseActor;
  /** An action changes the assessment, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
}

/** Where an assessment stands, and what can be done next. */
export function CourseSection({ assessment, actor, hasChanges }: CourseSectionProps) {
  const { data: respondents } = useQuery(respondentsQuery(useApi(), assessment.id));
  const userId = useSession(({ context }) => context.account?.id ?? '');
  const mayEdit = useMay({ ...assessmentKind.access, level: 'EDIT' });
  const offered = useOffered(assessmentLifecycle, assessmentKind.access);
  const actions = mayEdit ? offered(assessment.status, partiesOf(assessment)) : [];
  const missing = actions.includes('SEND') ? missingToSend(assessment, respondents?.length ?? 0) : undefined;
  const refusal = mayEdit ? decisionRefusal(assessment, userId) : undefined;
  return (
    <FieldSection title="Status">
      <div className={row}>
        <StatusCell status={assessment.status} />
        {assessment.conclusion !== null && <ConclusionCell conclusion={assessment.conclusion} />}
        <LifecycleActions
          lifecycle={assessmentLifecycle}
          actions={actions}
          labels={assessmentActionLabels}
          disabled={hasChanges}
          waiting={missing === undefined ? [] : ['SEND']}
          size="sm"
          onRequest={(action) => actor.send({ type: 'step.requested', draft: courseDraftOf(assessment, action) })}
        />
        {assessment.sentAt !== null && <AssessAgain assessment={assessment} disabled={hasChanges} />}
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {missing !== undefined && !hasChanges && <p className={note}>{missing}</p>}
      {refusal !== undefined && <p className={note}>{refusal}</p>}
      {assessment.sentAt !== null && (
        <p className={note}>
          <SentVersion assessment={assessment} />, {courseOf(assessment)}
        </p>
      )}
      {assessment.conclusionReason !== '' && (
        <p className={reason} dir="auto">
          {assessment.conclusionReason}
        </p>
      )}
      {assessment.decisionReason !== '' && (
        <p className={reason} dir="auto">
          {assessment.decisionReason}
        </p>
      )}
      <CourseDialog assessment={assessment} actor={actor} />
    </FieldSection>
  );
}

/** The version of the template that was sent, as a link to its questions. */
function SentVersion({ assessment: { template, templateVersion } }: Pick<CourseSectionProps, 'assessment'>) {
  const name = `Template version ${templateVersion ?? 1}`;
  return template === null || templateVersion === null ? (
    name
  ) : (
    <VersionLink
      to="/assessment-library/versions/$id"
      params={{ id: template.id }}
      search={{ version: templateVersion }}
    >
      {name}
    </VersionLink>
  );
}
