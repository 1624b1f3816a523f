import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { newestAnswer, shownAnswer } from '#machines/control-answer/answer-edits.ts';
import { hasUnsavedAnswers } from '#machines/control-answer/control-answer.machine.ts';
import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import { refreshAssessment, type ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { useLeaving } from '#src/registers/useLeaving.ts';

import type { AssessmentRights } from './useAssessmentRights.ts';
import { useControlAnswers, useUnsavedAnswers } from './useControlAnswers.ts';

/** The answers of an assessment: their machine, what is kept unsaved in this browser, and the question to those who leave. */
export function useAssessmentAnswers(
  standard: Schemas['AdoptedStandard'],
  assessment: ComplianceAssessment | null,
  { isAudit, mayAnswer }: AssessmentRights,
) {
  const queryClient = useQueryClient();
  // What was saved last, which is known before it is fetched again.
  const [saved, setSaved] = useState<ReadonlyMap<string, StoredAnswer>>(new Map());
  const actor = useControlAnswers({
    assessmentId: assessment?.id ?? null,
    isAudit,
    onStored: (positionId, answer) => setSaved((before) => new Map([...before, [positionId, answer]])),
    onClosed: () => void refreshAssessment(queryClient),
  });
  const unsaved = useUnsavedAnswers(actor, {
    id: assessment?.id ?? standard.id,
    label: assessment === null ? standard.standard.title : `${assessment.ref} ${assessment.title}`,
    mayAnswer,
  });
  const hasUnsaved = useSelector(actor, ({ context }) => hasUnsavedAnswers(context));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ open: 'saving' }));
  const leaving = useLeaving('assessmentId', isSaving, () => hasUnsavedAnswers(actor.getSnapshot().context));
  /** What is stored, also before it is read again. */
  const newestOf = (positionId: string, read: StoredAnswer) => newestAnswer(saved.get(positionId), read);
  /** The answer as the person gave it, saved or not. */
  const answerNow = (positionId: string, read: StoredAnswer): StoredAnswer =>
    shownAnswer(actor.getSnapshot().context, positionId, newestOf(positionId, read));
  return { actor, unsaved, hasUnsaved, leaving, newestOf, answerNow };
}
