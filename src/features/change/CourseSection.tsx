import { useNavigate, createLink } from '@tanstack/react-router';

import { changeLifecycle, isOfType } from '#domain/change/lifecycle.ts';
import { changeActionLabels, changeOutcomeLabels, changeTexts } from '#domain/words/change.ts';
import type { ChangeDraft } from '#src/actors/change-course.ts';
import type { Change, ChangeCourse } from '#src/api/changes.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { dayWhereDue, formatDay, formatInstant, formatInstantDay, overdueBy } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { changeKind } from './change-kind.ts';
import { ChangeStepDialog } from './ChangeStepDialog.tsx';
import { ChangeWarnings } from './ChangeWarnings.tsx';
import type { ProgressProps } from './progress-props.ts';
import { RepeatButton } from './RepeatButton.tsx';
import { StatusCell } from './StatusCell.tsx';
import { useCourseActor } from './useCourseActor.ts';

const ChangeLink = createLink(TextLink);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

type Action = ChangeDraft['action'];

const emptyDraft = ({ version, riskLevel, impact }: Change, action: Action): ChangeDraft => ({
  action,
  version,
  reason: '',
  riskLevel: action === 'ASSESS' ? riskLevel : null,
  impact: action === 'ASSESS' ? impact : '',
  at:
    action === 'FINISH' || action === 'START' ? new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString() : null,
  outcome: null,
  review: '',
});

const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name).join(', ');

const outcomeOf = ({ outcome }: Change) => (outcome === null ? 'Finished' : changeOutcomeLabels[outcome]);

/** Who acts next, and what has been done. */
const courses: Readonly<Record<Change['status'], (change: Change) => string>> = {
  NEW: ({ owner }) => (owner === null ? '' : `Waits until ${owner.name} submits it`),
  ASSESS: ({ assessor }) => `Waits for the assessment of ${assessor?.name ?? 'someone other than its requester'}`,
  AUTHORISE: () => 'Waits for those who decide on it',
  SCHEDULED: ({ implementers }) => `To be carried out by ${namesOf(implementers)}`,
  IMPLEMENT: ({ implementers }) => `Carried out by ${namesOf(implementers)}`,
  REVIEW: (change) => `${outcomeOf(change)}; to be reviewed by someone who did not carry it out`,
  CLOSED: (change) =>
    change.closedAt === null
      ? ''
      : `${outcomeOf(change)}; closed ${formatInstantDay(change.closedAt)} by ${change.reviewedBy?.name ?? 'someone'}`,
  CANCELLED: () => '',
};

/** When it was really made. */
function timesOf({ actualStart, actualEnd }: Change): string {
  if (actualStart === null) return '';
  const started = `Started ${formatInstant(actualStart)}`;
  return actualEnd === null ? started : `${started}, finished ${formatInstant(actualEnd)}`;
}

/** That those who decide have refused an emergency change which was made. */
function refusalOf({ status, type, refusedAt }: Change, { result }: ChangeCourse): string {
  if (refusedAt !== null) return `${changeTexts.refusedAt.label}: those who decide refused it`;
  const isMade = status === 'IMPLEMENT' || status === 'REVIEW';
  return type === 'EMERGENCY' && isMade && result === 'REFUSED'
    ? 'Those who decide have refused it: it is closed as not authorised'
    : '';
}

/** The day for the review: whether it is over, and for a closed change whether it was kept. */
function ReviewDay({ reviewDueOn, status, closedAt }: Change) {
  if (reviewDueOn === null || (status !== 'REVIEW' && status !== 'CLOSED')) return null;
  if (status === 'CLOSED')
    return closedAt !== null && dayWhereDue(closedAt) > reviewDueOn ? (
      <p className={note}>Closed late: the review was due {formatDay(reviewDueOn)}</p>
    ) : null;
  const late = overdueBy(reviewDueOn);
  return (
    <p className={note}>
      Review due {formatDay(reviewDueOn)}
      {late !== undefined && (
        <>
          , <Overdue>{late}</Overdue>
        </>
      )}
    </p>
  );
}

/** Where a change stands, and what the person can do next. */
export function CourseSection({
  change,
  course,
  hasChanges,
  onTaken,
}: ProgressProps & { readonly course: ChangeCourse }) {
  const { status, type, template, statusReason, review } = change;
  const actor = useCourseActor(change.id, onTaken);
  const navigate = useNavigate();
  const offered = useOffered(changeLifecycle, changeKind.access);
  const mayEdit = useMay({ ...changeKind.access, level: 'EDIT' });
  const parties = {
    requesterId: change.owner?.id ?? null,
    assessorId: change.assessor?.id ?? null,
    implementerIds: change.implementers.map(({ id }) => id),
  };
  const actions = mayEdit ? offered(status, parties).filter((action) => isOfType(action, type)) : [];
  const isRefused = type === 'EMERGENCY' && course.result === 'REFUSED';
  const facts = [courses[status](change), timesOf(change), refusalOf(change, course)].filter(Boolean);
  return (
    <FieldSection title="Course">
      <div className={row}>
        <StatusCell status={status} />
        <LifecycleActions
          lifecycle={changeLifecycle}
          actions={actions}
          labels={changeActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) => actor.send({ type: 'step.requested', draft: emptyDraft(change, action) })}
        />
        <RepeatButton
          change={change}
          onRepeated={(id) =>
            void navigate({ to: '/change-management-process', search: { changeManagementProcessId: id } })
          }
        />
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {facts.map((fact) => (
        <p key={fact} className={note}>
          {fact}
        </p>
      ))}
      <ReviewDay {...change} />
      {template !== null && (
        <p className={note}>
          Repeats{' '}
          <ChangeLink to="/change-management-process" search={{ changeManagementProcessId: template.id }}>
            {template.ref} <bdi>{template.title}</bdi>
          </ChangeLink>
        </p>
      )}
      {[statusReason, review].filter(Boolean).map((text) => (
        <p key={text} className={prose} dir="auto">
          {text}
        </p>
      ))}
      <ChangeWarnings warnings={course.warnings} />
      <ChangeStepDialog actor={actor} change={change} isRefused={isRefused} />
    </FieldSection>
  );
}
