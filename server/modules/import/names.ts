import type { OrganisationContext } from '#server/contract/types.ts';
import type { Choice } from '#server/modules/record/index.ts';

/** What the texts of a file name, looked up once each. */
export interface NameBook {
  /** Looks up texts, in a transaction. */
  learn(choice: Choice, texts: Iterable<string>): Promise<void>;
  /** The ids of what a learnt text names. */
  idsOf(choice: Choice, text: string): readonly string[];
}

/** Texts per statement, and those remembered of a choice: a file may have any number. */
const batch = 1_000;
const mostRemembered = 50_000;

export function nameBook(context: Pick<OrganisationContext, 'organisation'>): NameBook {
  const books = new Map<Choice, Map<string, readonly string[]>>();
  return {
    async learn(choice, texts) {
      const known = books.get(choice) ?? new Map<string, readonly string[]>();
      books.set(choice, known);
      const asked = [...new Set(texts)];
      if (known.size + asked.length > mostRemembered) known.clear();
      const unknown = asked.filter((text) => !known.has(text));
      for (let from = 0; from < unknown.length; from += batch) {
        const some = unknown.slice(from, from + batch);
        const found = await choice.named(some, context);
        for (const text of some) known.set(text, found.get(text) ?? []);
      }
    },
    idsOf: (choice, text) => books.get(choice)?.get(text) ?? [],
  };
}
