import type { Risk, RiskChoices } from '#src/api/risks.ts';

const withChosen = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  chosen: readonly Entry[],
): Entry[] => [...entries, ...chosen.filter(({ id }) => entries.every((entry) => entry.id !== id))];

const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

/** The choices for a risk: what is offered, and what it has that is no longer offered. */
export const choicesFor = (choices: RiskChoices, risk: Risk | null): RiskChoices =>
  risk === null
    ? choices
    : {
        ...choices,
        categories: withChosen(choices.categories, risk.categories),
        likelihoods: withChosen(choices.likelihoods, present(risk.likelihood)),
        impacts: withChosen(choices.impacts, present(risk.impact)),
      };
