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

/** The actor slots of a machine that return a result, excluding those that only send events. */
export type AnsweringActor<TMachine extends AnyStateMachine> = {
  [Slot in keyof LogicOf<TMachine> & string]: LogicOf<TMachine>[Slot] extends PromiseActorLogic<
    infer _Output,
    infer _Input
  >
    ? Slot
    : never;
}[keyof LogicOf<TMachine> & string];

/** The paths of a machine's leaf states: `wide.expanded`. */
export type LeafState<TMachine extends AnyStateMachine> =
  StateSchemaFrom<TMachine> extends { states: infer States } ? LeavesWithin<States> : never;

/**
 * A function type with bivariant parameters (like those of methods), so that code written for one machine can be run by
 * the driver for all machines.
 */
export type Handler<Given extends readonly unknown[]> = { handle(...given: Given): Promise<void> }['handle'];

export type EventHandlers<TMachine extends AnyStateMachine, Driver> = {
  readonly [Type in EventFrom<TMachine>['type']]: Handler<[Driver, Extract<EventFrom<TMachine>, { type: Type }>]>;
};

export type NoticeHandlers<TMachine extends AnyStateMachine, Driver> = {
  readonly [Type in EmittedFrom<TMachine>['type']]: Handler<[Driver, Extract<EmittedFrom<TMachine>, { type: Type }>]>;
};

/** Null for a state that is never observable, because it is left on entry or is a history state. */
export type StateHandlers<TMachine extends AnyStateMachine, Driver> = Readonly<
  Record<LeafState<TMachine>, Handler<[Driver, ContextFrom<TMachine>]> | null>
>;
