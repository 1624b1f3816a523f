import { p, rules, section, type Section } from './markup.ts';

/** What a policy adds to the ends that all policies share. */
interface Added {
  /** A rule for exceptions of this policy. */
  readonly exceptions: string;
  /** How it is checked that the policy is followed. */
  readonly checks: string;
  /** What, beside the interval, leads to a review. */
  readonly reviews: string;
}

/** The ends of a policy. All policies handle exceptions in the same way, so that nobody has to look it up twice. */
export const closing = ({ exceptions, checks, reviews }: Added): readonly Section[] => [
  section(
    'Exceptions',
    p('Where a rule cannot be followed, an exception must be approved before the work goes on without it.'),
    rules(
      'A request must name the rule, the reason, the systems and information concerned, and what reduces the risk in the meantime.',
      'The {{ciso}} decides on requests. Where the remaining risk exceeds the risk appetite, the owner of the risk must accept it in writing as well.',
      'An exception must have an end date, at most twelve months ahead, and must be kept in the exception log.',
      exceptions,
    ),
  ),
  section(
    'Enforcement',
    p(
      'Following this policy is part of the terms of employment and of every contract under which others work for {{organisationName}}. A breach may lead to the withdrawal of access, to the disciplinary process (A.6.4) or to the end of the contract. Nobody is disciplined for reporting a mistake of their own promptly and in good faith.',
      checks,
    ),
  ),
  section(
    'Review',
    p(
      `The owner of this policy reviews it at least once a year (A.5.1). ${reviews}`,
      'Each change is approved before it takes effect, is recorded in the version history, and is announced to everyone it concerns.',
    ),
  ),
];
