import type { Schemas } from '#server/contract/types.ts';

/** What a question is answered with: a text, a choice, several choices, or a day counted from seeding. */
export type DemoAnswer = string | readonly string[] | { readonly inDays: number };

/** Answers by the words of their questions. What is scored and not given is answered with the best choice. */
export type DemoAnswers = Readonly<Record<string, DemoAnswer>>;

/** A file that answers a question. */
export interface DemoAnswerFile {
  /** The words of the question. */
  readonly on: string;
  readonly name: string;
  readonly content: string;
}

/** What a respondent asks about a question, in the words of that. */
export interface DemoQuestion {
  readonly about: string;
  readonly text: string;
  readonly daysAgo: number;
  /** Of the reviewer; one without it waits for an answer. */
  readonly answer?: { readonly text: string; readonly daysAgo: number };
}

/** What the reviewer asked about an answer after a first submission, and what the first respondent replied. */
export interface DemoClarification {
  readonly about: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly reply: string;
}

/** Someone who answers; without sections, all of them. */
export interface DemoRespondent {
  readonly name: string;
  readonly email: string;
  /** The titles of the sections that they were given. */
  readonly sections?: readonly string[];
  readonly answers?: DemoAnswers;
  /** The title of the last section that they have answered; of all their sections unless given. */
  readonly until?: string;
  readonly files?: readonly DemoAnswerFile[];
  readonly asks?: readonly DemoQuestion[];
}

/** What a reviewer makes of an answer. */
export interface DemoAnswerReview {
  readonly conclusion: Schemas['AssessmentConclusion'];
  readonly comment: string;
}

/** How the review of all answers ended. */
interface DemoReview {
  readonly conclusion: Schemas['AssessmentConclusion'];
  readonly reason: string;
}

interface DemoDecision {
  readonly action: 'APPROVE' | 'REJECT';
  readonly reason: string;
}

/** Days before seeding on which something happened. What is not given has not happened. */
export interface DemoCourse {
  readonly sent?: number;
  readonly opened?: number;
  readonly saved?: number;
  readonly submitted?: number;
  readonly reviewed?: number;
  readonly decided?: number;
}

/** An assessment of a provider, with the names of providers, templates and members. Its status follows from its course. */
export interface DemoAssessment {
  readonly title: string;
  readonly description: string;
  readonly provider: string;
  readonly template: string;
  /** The local parts of members' addresses. */
  readonly reviewer: string;
  readonly approver: string;
  readonly dueInDays: number;
  /** The last day of the links. */
  readonly expiresInDays: number;
  readonly recurrenceMonths?: number;
  /** The title of an assessment before it, which it repeats with its respondents. */
  readonly repeats?: string;
  /** A question of the template whose words are changed, and published, before it is sent. */
  readonly rewords?: { readonly from: string; readonly to: string };
  readonly respondents: readonly DemoRespondent[];
  readonly clarifications?: readonly DemoClarification[];
  readonly daysAgo: DemoCourse;
  /** By the words of the questions; once the review has ended, the other answers are in order. */
  readonly answerReviews?: Readonly<Record<string, DemoAnswerReview>>;
  readonly review?: DemoReview;
  readonly decision?: DemoDecision;
}
