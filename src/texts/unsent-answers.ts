/** What is said of answers and files that a submission came before. */
export const unsentTexts = {
  answers: (count: number) =>
    `${count === 1 ? 'One of your answers was' : `${count} of your answers were`} not saved by then: not part of the submission, but still in this browser. Download your answers, and send what is missing to the organisation that asks you.`,
  files: 'Files were not sent by then: not part of the submission, but still below.',
  list: 'Answers that were not saved by then',
  question: (number: string) => `Question ${number}`,
};
