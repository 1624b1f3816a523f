import {
  bareCatalogue,
  bareControl,
  bareGroup,
  type Catalogue,
  type CatalogueControl,
} from '../catalogue-files/catalogue.ts';

/** Clauses 4 to 10, each with its requirements. */
const clauses: readonly (readonly [clause: string, ...requirements: readonly string[]])[] = [
  ['4', '4.1', '4.2', '4.3', '4.4'],
  ['5', '5.1', '5.2', '5.3'],
  ['6', '6.1', '6.1.1', '6.1.2', '6.1.3', '6.2', '6.3'],
  ['7', '7.1', '7.2', '7.3', '7.4', '7.5', '7.5.1', '7.5.2', '7.5.3'],
  ['8', '8.1', '8.2', '8.3'],
  ['9', '9.1', '9.2', '9.2.1', '9.2.2', '9.3', '9.3.1', '9.3.2', '9.3.3'],
  ['10', '10.1', '10.2'],
];

/** Those that only hold others. */
const holders: ReadonlySet<string> = new Set(['6.1', '7.5', '9.2', '9.3']);

/** How many controls each theme of Annex A has. */
const annex = { 'A.5': 37, 'A.6': 8, 'A.7': 14, 'A.8': 34 } as const;

/** A requirement that may not be excluded (clause 1), and is therefore not in the statement of applicability. */
const requirement = (number: string): CatalogueControl => ({
  ...bareControl(number, ''),
  importance: 'MANDATORY',
  isAssessed: true,
  mayBeExcluded: false,
  isInStatement: false,
});

const annexControl = (number: string): CatalogueControl => ({
  ...bareControl(number, ''),
  importance: 'RECOMMENDED',
  isAssessed: true,
});

const isWithin = (number: string, holder: string): boolean => number.startsWith(`${holder}.`);

const clauseGroups = clauses.map(([clause, ...numbers]) => {
  const inner = numbers.filter((number) => holders.has(number));
  const isInner = (number: string) => inner.some((holder) => isWithin(number, holder));
  return {
    ...bareGroup(clause, ''),
    controls: numbers.filter((number) => !holders.has(number) && !isInner(number)).map(requirement),
    groups: inner.map((holder) => ({
      ...bareGroup(holder, ''),
      controls: numbers.filter((number) => isWithin(number, holder)).map(requirement),
    })),
  };
});

const annexGroups = Object.entries(annex).map(([theme, count]) => ({
  ...bareGroup(theme, ''),
  controls: Array.from({ length: count }, (_, index) => annexControl(`${theme}.${index + 1}`)),
}));

/**
 * The numbering of ISO/IEC 27001:2022. Numbers are facts; titles and texts are the publisher's, and come from an organisation's
 * licensed copy.
 */
export const iso27001Numbering: Catalogue = {
  ...bareCatalogue,
  title: 'ISO/IEC 27001:2022',
  version: '2022',
  publisher: 'ISO/IEC',
  copyright: 'Numbering only. Titles and texts are in your licensed copy.',
  groups: [...clauseGroups, ...annexGroups],
};
