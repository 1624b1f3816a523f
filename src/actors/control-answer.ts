import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';

import type {
  AnswerSave,
  ControlAnswerEvent,
  SaveOutcome,
  StoredAnswer,
} from '#machines/control-answer/control-answer.types.ts';
import { assessmentCourse, refreshAssessment, type AssessmentItem } from '#src/api/compliance/assessments.ts';
import { controlPositions } from '#src/api/compliance/positions.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';

/** What an item of an audit says. */
export const answerOfItem = ({
  result,
  maturity,
  observation,
  reason,
  isJudged,
  version,
}: AssessmentItem): StoredAnswer => ({
  result: isJudged ? result : 'NOT_ASSESSED',
  maturity: isJudged ? maturity : null,
  observation,
  reason,
  answers: [],
  itemVersion: version,
  ownControl: null,
});

/** What an own control says, with what its item adds. */
export const answerOfControl = (
  { id, version, result, maturity, observation, answers }: Schemas['OwnControl'],
  { itemVersion, reason }: Pick<StoredAnswer, 'itemVersion' | 'reason'>,
): StoredAnswer => ({
  result,
  maturity,
  observation,
  answers,
  reason,
  itemVersion,
  ownControl: { id, version },
});

const has = (value: unknown, ...names: readonly string[]): value is object =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

const isOwnControl = (value: unknown): value is Schemas['OwnControl'] =>
  has(value, 'respondedAt', 'answers', 'version');
const isItem = (value: unknown): value is AssessmentItem => has(value, 'isJudged', 'positionId', 'version');

/** A judgement, or the reason why a control was not assessed. */
async function judge(
  api: ApiClient,
  assessmentId: string,
  { positionId, base, changes }: AnswerSave,
  signal: AbortSignal,
): Promise<StoredAnswer> {
  const { answers: _answers, ...judgement } = changes;
  const { item } = await assessmentCourse(api).judge({
    path: { id: assessmentId, positionId },
    body: { version: base.itemVersion, ...judgement },
    signal,
  });
  return answerOfItem(item);
}

/** The answer about what the organisation does, on its own control. */
async function respond(api: ApiClient, { positionId, base, changes }: AnswerSave, signal: AbortSignal) {
  const { result, maturity, observation, answers } = { ...base, ...changes };
  const stored = await controlPositions(api).answerPosition({
    path: { id: positionId },
    body: {
      version: base.ownControl?.version ?? 0,
      result,
      maturity,
      observation,
      ...(changes.answers !== undefined && { answers: [...answers] }),
    },
    signal,
  });
  return answerOfControl(stored, base);
}

const concernsControl = ({ changes }: AnswerSave) =>
  ['result', 'maturity', 'observation', 'answers'].some((field) => field in changes);

/** A self-assessment answers the own control; only why it was not assessed is said in the assessment. */
async function answer(api: ApiClient, assessmentId: string | null, save: AnswerSave, signal: AbortSignal) {
  const { reason, ...changes } = save.changes;
  let stored = save.base;
  if (concernsControl(save)) stored = await respond(api, { ...save, changes }, signal);
  if (reason === undefined || assessmentId === null) return stored;
  const judged = await judge(api, assessmentId, { ...save, base: stored, changes: { reason } }, signal);
  return { ...stored, reason: judged.reason, itemVersion: judged.itemVersion };
}

/** What a refused save says of what is stored; undefined if it says nothing. */
function storedIn(error: ApiError, base: StoredAnswer, isAudit: boolean): SaveOutcome | undefined {
  if (error.status !== 409) return undefined;
  // The assessment is not in progress any more.
  if ('positionId' in error.fieldErrors) return { outcome: 'CLOSED' };
  if (isItem(error.current)) {
    const { reason, version: itemVersion } = error.current;
    return { outcome: 'CONFLICT', stored: isAudit ? answerOfItem(error.current) : { ...base, reason, itemVersion } };
  }
  if (isOwnControl(error.current)) return { outcome: 'CONFLICT', stored: answerOfControl(error.current, base) };
  return undefined;
}

/** Where answers go: an audit keeps them in the assessment, a self-assessment and a standard without one in own controls. */
export interface AnswerPlace {
  readonly assessmentId: string | null;
  readonly isAudit: boolean;
}

/** Saves an answer or a judgement; results of all standards may follow from it. */
export const saveControlAnswer = (api: ApiClient, queryClient: QueryClient, { assessmentId, isAudit }: AnswerPlace) =>
  fromPromise<SaveOutcome, AnswerSave>(({ input, signal }) =>
    failing(async () => {
      try {
        const stored =
          isAudit && assessmentId !== null
            ? await judge(api, assessmentId, input, signal)
            : await answer(api, assessmentId, input, signal);
        // Nobody waits for it: the next answer is saved meanwhile.
        void refreshAssessment(queryClient);
        return { outcome: 'SAVED', stored };
      } catch (error) {
        const outcome = error instanceof ApiError ? storedIn(error, input.base, isAudit) : undefined;
        if (outcome !== undefined) return outcome;
        throw error;
      }
    }),
  );

/** Says when the browser is connected again. */
export const watchConnection = fromCallback<ControlAnswerEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'connection.returned' });
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
});
