/** The most characters of a question that a respondent asks, and of its answer. */
export const longestAskedText = 2000;

/** How many questions a respondent can ask in a day (UTC). */
export const mostQuestionsADay = 20;

/** How many questions can be asked in an assessment, so that its pages stay small. */
export const mostQuestions = 200;

/** Whether a question of a respondent still waits for its answer. */
export const isOpenQuestion = ({ answeredAt }: { readonly answeredAt: string | null }): boolean => answeredAt === null;
