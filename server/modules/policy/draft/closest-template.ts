import { policyTemplates, type PolicyTemplate } from '../templates/index.ts';

/** What a request says about a policy. */
interface Wanted {
  readonly title: string;
  readonly brief: string;
}

/** Their first letters, so that `supplier` and `suppliers` count as one word. */
const stemLength = 6;

/** The words of a text; short ones say nothing about its subject. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, stemLength)));

const wordsOf = ({ title, summary, purpose }: PolicyTemplate) => ({
  title: stemsOf(title),
  rest: stemsOf(`${summary} ${purpose.replaceAll(/\{\{\w+\}\}/g, '')}`),
});

const known = policyTemplates.map((template) => ({ template, words: wordsOf(template) }));

/** A word counts the more, the fewer starter policies have it. */
const weightOf = (stem: string): number =>
  1 / Math.max(1, known.filter(({ words }) => words.title.has(stem) || words.rest.has(stem)).length);

/** What a word in a title counts more than another one. */
const titleFactor = 3;

function likeness({ words }: (typeof known)[number], wanted: Wanted): number {
  const scoreOf = (stem: string) =>
    weightOf(stem) * (words.title.has(stem) ? titleFactor : Number(words.rest.has(stem)));
  const sum = (text: string) => [...stemsOf(text)].reduce((total, stem) => total + scoreOf(stem), 0);
  return titleFactor * sum(wanted.title) + sum(wanted.brief);
}

/** The starter policy whose words are most like those of a title and brief; the first one if none has any of them. */
export function closestTemplate(wanted: Wanted): PolicyTemplate {
  const [first, ...others] = known;
  if (first === undefined) throw new Error('There are no starter policies');
  let [best, score] = [first, likeness(first, wanted)];
  for (const one of others) {
    const own = likeness(one, wanted);
    if (own > score) [best, score] = [one, own];
  }
  return best.template;
}
