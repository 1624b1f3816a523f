import { folded } from '#domain/text/folded.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { labelName, type Choice, type Named, type Proposed } from '#server/modules/record/index.ts';

/** What the texts of a file name, looked up once each. */
export interface NameBook {
  /** Looks up texts, in a transaction. */
  learn(choice: Choice, texts: Iterable<string>): Promise<void>;
  /** What a learnt text names. */
  find(choice: Choice, text: string): readonly Named[];
  /** What the import would add for learnt texts that name nothing. */
  proposed(): readonly Proposed[];
}

/** Texts per statement, and those remembered of a choice: a file may have any number. */
const batch = 1_000;
const mostRemembered = 50_000;

/** Names that a search would not tell apart are of one new entry. */
const keyOf = (text: string) => folded(labelName(text));

type Context = Pick<OrganisationContext, 'organisation'>;

/** What the import would add, by name. Several names in one line are not the name of something new. */
function proposalBook(context: Context) {
  const proposals = new Map<string, Proposed>();
  return {
    find: (text: string): readonly Named[] => {
      const found = proposals.get(keyOf(text));
      return found === undefined ? [] : [found];
    },
    async learn({ proposed }: Choice, texts: readonly string[]): Promise<void> {
      const single = texts.filter((text) => !text.includes(';'));
      // The first spelling is the one that stays.
      const names = new Map(single.toReversed().map((text) => [keyOf(text), labelName(text)]));
      const unknown = [...names].flatMap(([key, name]) => (proposals.has(key) ? [] : [name]));
      if (proposed === undefined || unknown.length === 0) return;
      for (const one of await proposed(unknown, context, proposals.size)) proposals.set(keyOf(one.name), one);
    },
    all: () => [...proposals.values()],
  };
}

export function nameBook(context: Context): NameBook {
  const books = new Map<Choice, Map<string, readonly Named[]>>();
  const proposals = proposalBook(context);
  return {
    async learn(choice, texts) {
      const known = books.get(choice) ?? new Map<string, readonly Named[]>();
      books.set(choice, known);
      const asked = [...new Set(texts)];
      if (known.size + asked.length > mostRemembered) known.clear();
      const unknown = asked.filter((text) => !known.has(text));
      for (let from = 0; from < unknown.length; from += batch) {
        const some = unknown.slice(from, from + batch);
        const found = await choice.named(some, context);
        for (const text of some) known.set(text, found.get(text) ?? []);
        if (choice.proposed === undefined) continue;
        const missing = some.filter((text) => known.get(text)?.length === 0);
        await proposals.learn(choice, missing);
        for (const text of missing) known.set(text, proposals.find(text));
      }
    },
    find: (choice, text) => books.get(choice)?.get(text) ?? [],
    proposed: () => proposals.all(),
  };
}
