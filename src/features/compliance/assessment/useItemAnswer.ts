import { useQuery } from '@tanstack/react-query';

import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import { answerOfControl, answerOfItem } from '#src/actors/control-answer.ts';
import type { AssessmentItem } from '#src/api/compliance/assessments.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { recordQuery } from '#src/api/record/register.ts';

const countsAs: ReadonlySet<string> = new Set(['CONFIRMED', 'TO_CONFIRM']);

/** The own control that an answer is about: the only one that is linked as EQUAL. */
export function answeredControl({ sources }: PositionDetails): { readonly id: string } | null {
  const equal = sources.flatMap(({ ownControl, relation, standing }) =>
    ownControl !== null && relation === 'EQUAL' && countsAs.has(standing) ? [ownControl] : [],
  );
  return equal.length === 1 ? (equal[0] ?? null) : null;
}

/** Whether an answer given here has one own control to go to: the linked one, or a new one where none is linked. */
export const isAnswerable = (position: PositionDetails): boolean =>
  answeredControl(position) !== null || position.sources.every(({ kind }) => kind === 'MAPPING');

/** What an item of a self-assessment says of a control that is not answered in it. */
export const reasonOf = (item: Pick<AssessmentItem, 'version' | 'reason'> | undefined): StoredAnswer => ({
  itemVersion: item?.version ?? 1,
  reason: item?.reason ?? '',
  result: 'NOT_ASSESSED',
  maturity: null,
  observation: '',
  answers: [],
  ownControl: null,
});

/**
 * What is stored of an answer: of an audit in its item, else in the own control. Undefined while it is being read, and where the
 * control is not answered here: keys would change an answer that is not shown.
 */
export function useItemAnswer(
  position: PositionDetails | undefined,
  item: AssessmentItem | undefined,
  isAudit: boolean,
): StoredAnswer | undefined {
  const api = useApi();
  const control = position === undefined || isAudit ? null : answeredControl(position);
  const { data } = useQuery({ ...recordQuery(api, ownControls, control?.id ?? ''), enabled: control !== null });
  if (position?.result === 'NON_APPLICABLE') return undefined;
  if (isAudit) return item === undefined ? undefined : answerOfItem(item);
  if (position === undefined || !isAnswerable(position)) return undefined;
  const unanswered = reasonOf(item);
  if (control === null) return unanswered;
  return data === undefined ? undefined : answerOfControl(data, unanswered);
}
