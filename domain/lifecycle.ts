/** An action that takes a record from one of some states to another. */
export interface Step<State extends string, Need extends string> {
  readonly from: readonly State[];
  readonly to: State;
  /** What must be known of the record first, or be given with the action. */
  readonly needs: readonly Need[];
}

/** The states of a record and the actions between them: server, screens and documentation read the same table. */
export interface Lifecycle<State extends string, Action extends string, Need extends string> {
  /** The state of a new record. */
  readonly initial: State;
  readonly steps: Readonly<Record<Action, Step<State, Need>>>;
}

/** Whether an action is possible in a state. */
export const isPossible = <State extends string>({ from }: Step<State, string>, state: State): boolean =>
  from.includes(state);

/** What an action needs and a record does not have: texts without a visible character count as missing. */
export const missingNeeds = <Need extends string>(
  { needs }: Step<string, Need>,
  known: Readonly<Record<Need, string | null>>,
): Need[] => needs.filter((need) => (known[need] ?? '').trim() === '');
