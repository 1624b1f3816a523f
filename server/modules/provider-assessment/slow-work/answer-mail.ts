import { mailOf, type Text } from '#server/mail/text.ts';
import { greeting, lastDay, type MailWords } from '#server/modules/secure-link/index.ts';

/** What the mail says that tells a respondent of an answer. */
interface AnswerMail extends Pick<MailWords, 'productName' | 'organisation' | 'name' | 'link' | 'end'> {
  /** Of the assessment. */
  readonly title: string;
}

/** A subject has room for this much of a name. */
const longestName = 80;

/** Tells a respondent that what they asked was answered. The answer itself is behind the link, as the assessment is. */
export const answerMail = ({ productName, organisation, name, title, link, end }: AnswerMail): Text =>
  mailOf(`Answered: your question about “${title.slice(0, longestName)}”`, [
    [greeting(name)],
    [`${organisation} has answered what you asked about the assessment “${title}”.`],
    ['Read the answer beside the question here, without an account:', link],
    [
      `The link is for you alone and works until ${lastDay(end)}. Please do not forward it: anyone with the link can answer in your name.`,
    ],
    [`Sent by ${productName} on behalf of ${organisation}.`],
  ]);
