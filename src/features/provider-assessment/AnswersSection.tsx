import { createLink } from '@tanstack/react-router';

import { isReviewable } from '#domain/provider-assessment/lifecycle.ts';
import { percentText } from '#domain/share.ts';
import { conclusionLabels } from '#domain/words/provider-assessment.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { StateSection } from '#src/components/fields/layout.tsx';
import { formatInstant } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';

import { assessmentKind } from './assessment-kind.ts';

const RouteLink = createLink(ButtonLink);

/** How far the answers and their review are. */
function factsOf({ sentAt, progress, score, conclusion, lastSavedAt }: Assessment): string {
  if (sentAt === null) return 'Not sent yet';
  return [
    `${percentText(progress)} answered`,
    ...(lastSavedAt === null ? [] : [`last saved ${formatInstant(lastSavedAt)}`]),
    ...(score === null ? [] : [`score ${percentText(score)}`]),
    ...(conclusion === null ? [] : [`conclusion: ${conclusionLabels[conclusion]}`]),
  ].join(', ');
}

/** How far the answers of an assessment are, and the way to them. */
export function AnswersSection({ assessment }: { readonly assessment: Assessment }) {
  const mayEdit = useMay({ ...assessmentKind.access, level: 'EDIT' });
  const { id, status, sentAt, template } = assessment;
  const reviews = mayEdit && isReviewable(status);
  return (
    <StateSection title="Answers" facts={factsOf(assessment)}>
      {template !== null && (
        <RouteLink to="/assessment-review/$id" params={{ id }} size="sm" variant={reviews ? 'primary' : 'secondary'}>
          {reviews ? 'Review the answers' : sentAt === null ? 'Preview the questions' : 'Read the answers'}
        </RouteLink>
      )}
      {sentAt !== null && (
        <RouteLink to="/assessment-report/$id" params={{ id }} size="sm">
          Report
        </RouteLink>
      )}
    </StateSection>
  );
}
