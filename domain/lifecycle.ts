/** The names of a lifecycle: its states and what moves between them, what that needs, and who is concerned. */
export interface LifecycleNames {
  readonly state: string;
  /** What members do. */
  readonly action: string;
  /** What happens without being an action of the record's own operation, such as the passing of days. */
  readonly event: string;
  /** What must be known of the record first, or be given with the action. */
  readonly need: string;
  /** Who can be told of a step. `watchers` are those who watch the record and are not told of it otherwise. */
  readonly party: string;
  /** Who has done what so far: what decides who may act now. */
  readonly parties: object;
}

/** A step that takes a record from one of some states to another. */
export interface Step<State extends string, Need extends string, Party extends string = string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly needs: readonly Need[];
  /** Who is told of it; nobody is told of their own action, nor twice. */
  readonly tells: readonly Party[];
  /** Who is asked to act next, and told that instead. */
  readonly asks?: readonly Party[];
  /** Whether it leads on, rather than back or aside: its button is the primary one. */
  readonly leadsOn?: boolean;
}

/** A step that is not an action of the record's own operation. */
export interface Happening<State extends string, Need extends string, Party extends string = string> extends Step<
  State,
  Need,
  Party
> {
  /** What makes it happen: time that passes, those who answer by a secure link, or a change of something else. */
  readonly by: 'TIME' | 'RESPONDENTS' | 'CHANGE';
}

/** The member who wants to act. */
export interface Actor {
  readonly id: string;
  /** ORG_ADMIN. */
  readonly isAdministrator: boolean;
  /** ORG_ADMIN or ORG_MANAGER. */
  readonly isLeading: boolean;
  /** Whether they may edit the register that the record is of. */
  readonly mayEdit: boolean;
}

/** What is said to a member who may not take an action because it is not theirs. */
export const forSomeoneElse = 'This is for someone else to decide';

/** The states of a record and the steps between them: server, screens and documentation read the same table. */
export interface Lifecycle<Names extends LifecycleNames> {
  /** The state of a new record. */
  readonly initial: Names['state'];
  readonly steps: Readonly<Record<Names['action'], Step<Names['state'], Names['need'], Names['party']>>>;
  readonly events: Readonly<Record<Names['event'], Happening<Names['state'], Names['need'], Names['party']>>>;
  /** Why a member who may use the operation may not take an action, whatever the state; undefined if they may. */
  readonly refusal: (action: Names['action'], parties: Names['parties'], actor: Actor) => string | undefined;
}

/** Whether an action is possible in a state. */
export const isPossible = <State extends string>({ from }: Pick<Step<State, string>, 'from'>, state: State): boolean =>
  from.includes(state);

/** What an action needs and a record does not have: texts without a visible character count as missing. */
export const missingNeeds = <Need extends string>(
  { needs }: Pick<Step<string, Need>, 'needs'>,
  known: Readonly<Record<Need, string | null>>,
): Need[] => needs.filter((need) => (known[need] ?? '').trim() === '');

/** The actions of a lifecycle, in the order of its table. */
export const actionsOf = <Names extends LifecycleNames>({ steps }: Lifecycle<Names>): readonly Names['action'][] =>
  Object.keys(steps).filter((key): key is Names['action'] => Object.hasOwn(steps, key));

/** The actions that a member can take now, for buttons and menus. */
export const actionsFor = <Names extends LifecycleNames>(
  lifecycle: Lifecycle<Names>,
  state: Names['state'],
  parties: Names['parties'],
  actor: Actor,
): readonly Names['action'][] =>
  actionsOf(lifecycle).filter(
    (action) => isPossible(lifecycle.steps[action], state) && lifecycle.refusal(action, parties, actor) === undefined,
  );
