import { createLink } from '@tanstack/react-router';

import { isReviewable } from '#domain/assessment-lifecycle.ts';
import { conclusionLabels } from '#domain/words/assessment.ts';
import type { Assessment } from '#src/api/service-provider-assessments.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatInstant } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { assessmentKind } from './assessment-kind.ts';

const RouteLink = createLink(ButtonLink);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const facts = css({ flex: '1', color: 'fg.muted', textStyle: 'xs', minWidth: '[10rem]' });
const links = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** How far the answers and their review are. */
function factsOf({ sentAt, progress, score, conclusion, lastSavedAt }: Assessment): string {
  if (sentAt === null) return 'Not sent yet';
  return [
    `${progress}% answered`,
    ...(lastSavedAt === null ? [] : [`last saved ${formatInstant(lastSavedAt)}`]),
    ...(score === null ? [] : [`score ${score}%`]),
    ...(conclusion === null ? [] : [`conclusion ${conclusionLabels[conclusion].toLowerCase()}`]),
  ].join(', ');
}

/** How far the answers of an assessment are, and the way to them. */
export function AnswersSection({ assessment }: { readonly assessment: Assessment }) {
  const mayEdit = useMay({ ...assessmentKind.access, level: 'EDIT' });
  const { id, status, sentAt, template } = assessment;
  const reviews = mayEdit && isReviewable(status);
  return (
    <FieldSection title="Answers">
      <div className={row}>
        <span className={facts}>{factsOf(assessment)}</span>
        <span className={links}>
          {template !== null && (
            <RouteLink
              to="/assessment-review/$id"
              params={{ id }}
              size="sm"
              variant={reviews ? 'primary' : 'secondary'}
            >
              {reviews ? 'Review the answers' : sentAt === null ? 'Preview the questions' : 'Read the answers'}
            </RouteLink>
          )}
          {sentAt !== null && (
            <RouteLink to="/assessment-report/$id" params={{ id }} size="sm">
              Report
            </RouteLink>
          )}
        </span>
      </div>
    </FieldSection>
  );
}
