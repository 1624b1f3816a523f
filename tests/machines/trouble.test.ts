import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';

import { defineFlow, type Flow, type Path } from '#tests/model/flow.ts';
import { flows } from '#tests/model/flows/index.ts';
import { everySituation, findHangs, canContinue, unknownExternalEvents } from '#tests/model/hang.ts';
import { everyEdge } from '#tests/model/paths.ts';
import { runningActors, slotOf } from '#tests/model/running.ts';
import { apiTroubles } from '#tests/model/troubles.ts';

/** Limits on actors that run while the user can only wait; `tests/app` tests those of the ports. */
const limits = {
  link: 'the page of a secure link gives up after 30 s (src/secure-links/requests.ts)',
  api: 'the API client gives up after 500 s (tests/app/api-client.test.ts)',
  identity: 'the identity port gives up after 30 s (tests/app/identity-port.test.ts)',
  health: 'the health check has its own time limit (src/app/connectivity)',
  background: 'nobody waits for it: it is in the way of nothing',
  start: 'the SDK is given 15 s for its script and 30 s to start (src/identity/load-clerk.ts)',
  memory: 'it answers from memory, without a request',
  person: 'the person answers in a prompt of the browser',
} as const;

const limitOf: Readonly<Record<string, keyof typeof limits>> = {
  accept: 'api',
  acknowledge: 'link',
  activateSession: 'identity',
  addComment: 'api',
  addLink: 'api',
  addReady: 'api',
  adopt: 'api',
  apply: 'api',
  applyAnswers: 'api',
  ask: 'api',
  askForReport: 'api',
  askHealth: 'health',
  attachFile: 'api',
  attemptReset: 'identity',
  attemptReverification: 'identity',
  attemptSecondFactor: 'identity',
  awaitProvider: 'start',
  beginSecondFactor: 'api',
  cast: 'api',
  changeList: 'api',
  changePassword: 'identity',
  changeRecords: 'api',
  changeRun: 'api',
  checkInstallability: 'background',
  chooseHeader: 'api',
  clarify: 'api',
  confirmSecondFactor: 'api',
  copyToken: 'identity',
  createReset: 'identity',
  createSignIn: 'identity',
  createSignUp: 'identity',
  decide: 'api',
  discardImport: 'api',
  endSession: 'identity',
  fetchAccount: 'api',
  fetchOrganisations: 'api',
  fetchTips: 'api',
  findImports: 'api',
  finishSocial: 'identity',
  give: 'link',
  importFile: 'api',
  invite: 'api',
  load: 'api',
  loadKept: 'background',
  move: 'api',
  open: 'api',
  openRun: 'api',
  prepareOperation: 'api',
  preview: 'api',
  promptInstall: 'person',
  propose: 'api',
  read: 'api',
  readBulkChange: 'api',
  readImport: 'api',
  readRun: 'api',
  readSignUp: 'identity',
  readValues: 'api',
  rememberAttempt: 'memory',
  remove: 'api',
  removeComment: 'api',
  removeLink: 'api',
  removeList: 'api',
  removeRecord: 'api',
  removeRecords: 'api',
  removeSecondFactor: 'api',
  removeView: 'api',
  renew: 'api',
  repeatRun: 'api',
  restoreComment: 'api',
  restoreRecords: 'api',
  reverify: 'person',
  save: 'api',
  saveDefaultOrganisation: 'api',
  saveRecord: 'api',
  saveView: 'api',
  sendEmailCode: 'identity',
  sendReport: 'api',
  skip: 'api',
  startCheck: 'api',
  startReverification: 'identity',
  startRun: 'api',
  startSocial: 'identity',
  startUndo: 'api',
  stopBulkChange: 'api',
  store: 'api',
  take: 'api',
  takeStep: 'api',
  transfer: 'api',
  undoBulkChange: 'api',
  undoImport: 'api',
  updateComment: 'api',
  upgrade: 'api',
};

const failures = Object.values(apiTroubles);
const explored = flows.map((flow) => ({ flow, situations: everySituation(flow, everyEdge(flow)) }));

describe.each(explored.map(({ flow, situations }) => [flow.name, flow, situations] as const))(
  '%s',
  (_name, flow, situations) => {
    test('every rejection of an actor leaves a way forward', () => {
      const { hangs, elsewhere } = findHangs(flow, situations, failures);
      expect(hangs).toEqual([]);
      expect(elsewhere.toSorted()).toEqual(Object.keys(flow.elsewhere ?? {}).toSorted());
    });

    test('every external event is an event of the machine', () => {
      expect(unknownExternalEvents(flow)).toEqual([]);
    });
  },
);

/** The slots of running actors for which the user can only wait. */
const awaitedIn = (flow: Flow, path: Path) =>
  canContinue(flow, path) ? [] : runningActors(flow, path).map((id) => slotOf(flow, id));

test('every actor that the user must wait for has a time limit', () => {
  const awaited = explored.flatMap(({ flow, situations }) => situations.flatMap((path) => awaitedIn(flow, path)));
  expect([...new Set(awaited)].toSorted()).toEqual(Object.keys(limitOf).toSorted());
});

describe('a machine', () => {
  const actors = { ask: fromPromise<void>(() => Promise.resolve()) };

  const flowOf = (machine: Flow['machine']) =>
    defineFlow({
      name: 'test',
      title: 'Test',
      prose: '',
      machine,
      starts: { start: undefined },
      cases: [
        { type: 'xstate.done.actor.ask', output: undefined },
        { type: 'xstate.error.actor.ask', error: failures[0] },
      ],
      contextKey: () => ({}),
      invariants: [],
    });

  const hangsIn = (machine: Flow['machine']) => {
    const flow = flowOf(machine);
    return findHangs(flow, everySituation(flow, everyEdge(flow)), failures.slice(0, 1)).hangs;
  };

  const rejection =
    'ask fails {"code":"network_error","message":"The server is not responding. Check your connection and try again.","fieldErrors":{}}';

  test('without a transition for a rejection hangs', () => {
    const asking = { invoke: { id: 'ask', src: 'ask', onDone: 'idle' } } as const;
    const machine = setup({ actors }).createMachine({
      initial: 'idle',
      states: { idle: { on: { pressed: 'asking' } }, asking },
    });
    expect(hangsIn(machine)).toEqual([`is not handled: asking | ${rejection} → asking`]);
  });

  test('that handles a rejection with a dead end hangs', () => {
    const asking = { invoke: { id: 'ask', src: 'ask', onDone: 'idle', onError: 'lost' } } as const;
    const machine = setup({ actors }).createMachine({
      initial: 'idle',
      states: { idle: { on: { pressed: 'asking' } }, asking, lost: {} },
    });
    expect(hangsIn(machine)).toEqual([`stuck: asking | ${rejection} → lost`]);
  });

  test('that retries immediately without end hangs', () => {
    const asking = {
      invoke: { id: 'ask', src: 'ask', onDone: 'idle', onError: { target: 'asking', reenter: true } },
    } as const;
    const machine = setup({ actors }).createMachine({
      initial: 'idle',
      states: { idle: { on: { pressed: 'asking' } }, asking },
    });
    expect(hangsIn(machine)).toEqual([`loops endlessly: asking | ${rejection} → asking`]);
  });

  test('that retries after a delay does not hang', () => {
    const asking = { invoke: { id: 'ask', src: 'ask', onDone: 'idle', onError: 'waiting' } } as const;
    const machine = setup({ actors, delays: { pause: 1000 } }).createMachine({
      initial: 'idle',
      states: { idle: { on: { pressed: 'asking' } }, asking, waiting: { after: { pause: 'asking' } } },
    });
    expect(hangsIn(machine)).toEqual([]);
  });
});
