import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  MachineImplementationsFrom,
  PromiseActorLogic,
  StateSchemaFrom,
} from 'xstate';

type LogicOf<TMachine extends AnyStateMachine> = Required<NonNullable<MachineImplementationsFrom<TMachine>['actors']>>;

type LeavesWithin<States> = {
  [Key in keyof States & string]: States[Key] extends { states: infer Inner } ? `${Key}.${LeavesWithin<Inner>}` : Key;
}[keyof States & string];

/** The slots of a machine's actors that answer; those that only send events of their own are not among them. */
export type AnsweringActor<TMachine extends AnyStateMachine> = {
  [Slot in keyof LogicOf<TMachine> & string]: LogicOf<TMachine>[Slot] extends PromiseActorLogic<
    infer _Output,
    infer _Input
  >
    ? Slot
    : never;
}[keyof LogicOf<TMachine> & string];

/** The paths of a machine's states that have no states within: `wide.expanded`. */
export type LeafState<TMachine extends AnyStateMachine> =
  StateSchemaFrom<TMachine> extends { states: infer States } ? LeavesWithin<States> : never;

/**
 * A function that is compared with others by what it is called with here, not by all it could be called with (parameters
 * of methods are bivariant): only so can what is written for one machine be run by what runs every machine.
 */
export type Handler<Given extends readonly unknown[]> = { handle(...given: Given): Promise<void> }['handle'];

export type EventHandlers<TMachine extends AnyStateMachine, Driver> = {
  readonly [Type in EventFrom<TMachine>['type']]: Handler<[Driver, Extract<EventFrom<TMachine>, { type: Type }>]>;
};

export type NoticeHandlers<TMachine extends AnyStateMachine, Driver> = {
  readonly [Type in EmittedFrom<TMachine>['type']]: Handler<[Driver, Extract<EmittedFrom<TMachine>, { type: Type }>]>;
};

/** Null for a state in which nobody can be, because it is left as soon as it is entered, or points to another. */
export type StateHandlers<TMachine extends AnyStateMachine, Driver> = Readonly<
  Record<LeafState<TMachine>, Handler<[Driver, ContextFrom<TMachine>]> | null>
>;
