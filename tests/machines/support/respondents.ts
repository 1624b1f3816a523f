import { createActor, fromCallback, fromPromise, SimulatedClock, type ActorRefFrom } from 'xstate';

import { mergeAnswer, type StoredAnswer } from '#domain/provider-assessment/answer-merge.ts';
import { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';
import type {
  AnswerBatch,
  AssessmentResponseEvent,
  KeptAnswer,
  SavedAnswers,
  ServerAnswer,
  ServerState,
} from '#machines/assessment-response/assessment-response.types.ts';

const accessInfo = {
  expiresAt: '',
  expiresOn: '',
  isSubmitted: false,
  submittedAt: null,
  submittedBy: '',
  respondent: '',
};

/** What became of a request on its way. */
export type Delivery = 'answered' | 'request lost' | 'reply lost';

interface Waiting {
  readonly batch: AnswerBatch;
  resolve(saved: SavedAnswers): void;
  reject(error: unknown): void;
}

export interface Tab {
  readonly actor: ActorRefFrom<typeof assessmentResponseMachine>;
  readonly clock: SimulatedClock;
  /** Its own and those that it took over. */
  readonly editors: Set<string>;
  readonly requests: Waiting[];
}

const lost = () => ({ code: 'network_error', message: 'No answer', fieldErrors: {} });

/** A server, one browser's storage, and what its tabs have seen, all in memory. */
export class World {
  readonly stored = new Map<string, StoredAnswer>();
  /** Every text that the server has ever had, by question. */
  readonly history = new Map<string, Set<string>>();
  readonly kept = new Map<string, KeptAnswer>();
  readonly tabs: Tab[] = [];
  /** The texts that each editor has seen, by editor. */
  readonly seen = new Map<string, Set<string>>();
  readonly violations: string[] = [];
  private count = 0;

  readonly questionIds: readonly string[];

  constructor(questionIds: readonly string[]) {
    this.questionIds = questionIds;
  }

  private answerOf(questionId: string): ServerAnswer {
    const { response = [], version = 0 } = this.stored.get(questionId) ?? {};
    return { questionId, response: [...response], version, fileUrls: [], answeredBy: '', answeredAt: null };
  }

  private save({ editorId, responses }: AnswerBatch): SavedAnswers {
    const answers = responses.map(({ questionId, ...incoming }) => {
      const before = this.stored.get(questionId);
      const decision = mergeAnswer(before, { ...incoming, editorId });
      if (decision === 'STORE') this.store(questionId, { ...incoming, editorId }, before);
      return { outcome: decision === 'STORE' ? ('SAVED' as const) : decision, answer: this.answerOf(questionId) };
    });
    return { answers, savedAt: '', progress: 0, accessInfo };
  }

  private store(questionId: string, incoming: StoredAnswer, before: StoredAnswer | undefined): void {
    const [old = ''] = before?.response ?? [];
    if (before !== undefined && this.seen.get(incoming.editorId)?.has(old) !== true)
      this.violations.push(`${incoming.response[0]} replaced ${old}, which its author had not seen`);
    this.stored.set(questionId, { ...incoming, version: (before?.version ?? 0) + 1 });
    const texts = this.history.get(questionId) ?? new Set();
    this.history.set(questionId, texts.add(incoming.response[0] ?? ''));
  }

  /** What the storage of a browser does (src/secure-links/assessment/answer-store.ts). */
  private storeOf(tab: Pick<Tab, 'editors'>) {
    const own = new Set<string>();
    const keyOf = ({ editorId, questionId }: KeptAnswer) => `${editorId} ${questionId}`;
    return {
      load: () => {
        const held = new Set(this.tabs.flatMap(({ editors }) => [...editors]));
        const newest = new Map<string, KeptAnswer>();
        for (const answer of [...this.kept.values()].toReversed())
          if (!held.has(answer.editorId) && !newest.has(answer.questionId)) newest.set(answer.questionId, answer);
        for (const answer of newest.values()) {
          own.add(keyOf(answer));
          tab.editors.add(answer.editorId);
        }
        return [...newest.values()];
      },
      keep: (kept: readonly KeptAnswer[]) => {
        const wanted = new Map(kept.map((answer) => [keyOf(answer), answer]));
        for (const key of own) if (!wanted.has(key)) this.kept.delete(key);
        for (const [key, answer] of wanted) {
          this.kept.set(key, answer);
          own.add(key);
        }
      },
    };
  }

  open(): Tab {
    this.count += 1;
    const editorId = `editor ${this.count}`;
    const [clock, requests, editors] = [new SimulatedClock(), new Array<Waiting>(), new Set([editorId])];
    const store = this.storeOf({ editors });
    const idle = fromCallback<AssessmentResponseEvent>(() => {});
    const machine = assessmentResponseMachine.provide({
      actors: {
        loadKept: fromPromise<readonly KeptAnswer[]>(async () => store.load()),
        save: fromPromise<SavedAnswers, AnswerBatch>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              requests.push({ batch: input, resolve, reject });
            }),
        ),
        refresh: fromPromise<ServerState>(async () => ({
          responses: this.questionIds.map((id) => this.answerOf(id)),
          submittedAt: null,
          hasNewQuestions: false,
        })),
        watchConnection: idle,
        watchPage: idle,
        watchTabs: idle,
      },
      actions: { keepAnswers: (_, { kept }) => store.keep(kept), eraseKept: () => {} },
    });
    const responses = [...this.stored.keys()].map((id) => this.answerOf(id));
    const input = {
      questionnaires: [],
      editable: null,
      clarifications: [],
      responses,
      editorId,
      submittedAt: null,
      submittedBy: '',
    };
    const actor = createActor(machine, { clock, input });
    const tab: Tab = { actor, clock, editors, requests };
    actor.subscribe(({ context }) => this.look(tab, context));
    actor.start();
    this.tabs.push(tab);
    this.look(tab, actor.getSnapshot().context);
    return tab;
  }

  /** What the tab shows now, its conflicts too. */
  private look({ editors }: Tab, { answers, conflicts }: ReturnType<Tab['actor']['getSnapshot']>['context']): void {
    const shown = [...Object.values(answers), ...Object.values(conflicts)].map(({ response }) => response[0] ?? '');
    for (const editor of editors) {
      const texts = this.seen.get(editor) ?? new Set();
      for (const text of shown) texts.add(text);
      this.seen.set(editor, texts);
    }
  }

  crash(tab: Tab): void {
    tab.actor.stop();
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  deliver(tab: Tab, how: Delivery): void {
    const request = tab.requests.shift();
    if (request === undefined) return;
    if (how === 'request lost') return request.reject(lost());
    const saved = this.save(request.batch);
    if (how === 'reply lost') request.reject(lost());
    else request.resolve(saved);
  }
}
