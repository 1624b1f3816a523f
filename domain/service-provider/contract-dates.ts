const dayInMilliseconds = 86_400_000;

/** What decides until when a contract can be ended. */
interface Term {
  /** The last day of the current term. */
  readonly endsOn: string | null;
  /** Days before its end by which notice must be given. */
  readonly noticeDays: number | null;
}

/** The last day on which notice can be given; null if the contract has no end or needs no notice. Days are ISO dates. */
export const noticeDate = ({ endsOn, noticeDays }: Term): string | null =>
  endsOn === null || noticeDays === null
    ? null
    : new Date(Date.parse(endsOn) - noticeDays * dayInMilliseconds).toISOString().slice(0, 10);

/** Whether a period ends before it starts. A missing day fits any other. */
export const endsTooEarly = (startsOn: string | null, endsOn: string | null): boolean =>
  startsOn !== null && endsOn !== null && endsOn < startsOn;
