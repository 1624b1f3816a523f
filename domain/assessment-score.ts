import { scoreOf, shownQuestions, type Answers, type Questionnaire } from './questionnaire.ts';
import { percentOf } from './share.ts';

/**
 * The score of an assessment: percentage of the best possible score, in which what a reviewer has given an answer takes the
 * place of what its options are worth. At most 100; null if nothing is scored.
 * @param reviewed the scores given by reviewers, by question
 */
export function reviewedScore(
  questionnaires: readonly Questionnaire[],
  answers: Answers,
  reviewed: ReadonlyMap<string, number>,
): number | null {
  const { points: chosen, most } = scoreOf(questionnaires, answers);
  let points = chosen;
  for (const question of shownQuestions(questionnaires, answers)) {
    const given = reviewed.get(question.id);
    if (given === undefined) continue;
    const own = scoreOf(
      [{ id: '', title: '', description: '', questions: [{ ...question, shownWhen: null }] }],
      answers,
    );
    points += Math.min(given * question.weight, own.most) - own.points;
  }
  return percentOf(points, most);
}
