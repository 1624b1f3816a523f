/** Of the choice between two answers, whose code is loaded after the first view. */
export const conflictTexts = {
  title: 'Someone else has changed this answer',
  mine: 'Your answer',
  theirs: (by: string, at: string) => (by === '' ? `Their answer, ${at}` : `${by}, ${at}`),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  empty: 'No answer',
} as const;
