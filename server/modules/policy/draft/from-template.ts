import { filled } from '../templates/fill.ts';
import { sectionsOf, type PolicyTemplate, type Section } from '../templates/index.ts';
import { escapedText, p } from '../templates/markup.ts';
import { stemsOf } from './closest-template.ts';

/** What a starter policy asks for: its usual value, or what has to be entered, in brackets. */
const openValues = ({ placeholders }: PolicyTemplate) =>
  new Map(
    placeholders.map(({ name, label, defaultValue }) => [name, defaultValue === '' ? `[${label}]` : defaultValue]),
  );

/** The section whose heading shares the most words with another one; undefined if none shares any. */
function sectionLike(heading: string, sections: readonly Section[]): Section | undefined {
  const wanted = stemsOf(heading);
  const shared = (section: Section) => [...stemsOf(section.heading)].filter((stem) => wanted.has(stem)).length;
  const [best] = sections
    .filter((section) => shared(section) > 0)
    .toSorted((one, other) => shared(other) - shared(one));
  return best;
}

/** The headings of a starter policy. */
export const headingsOf = (template: PolicyTemplate): readonly string[] =>
  sectionsOf(template).map(({ heading }) => heading);

/** What a starter policy says under a heading, which may be one that it does not have. */
export function sectionFrom(template: PolicyTemplate, heading: string): string {
  const found = sectionLike(heading, sectionsOf(template));
  if (found === undefined) return p(`To be written: the starter policy “${template.title}” has no such section.`);
  const values = openValues(template);
  return filled(found.html, (name) => values.get(name), escapedText);
}
