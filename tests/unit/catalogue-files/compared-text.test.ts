import { expect, test } from 'vitest';

import { bareCatalogue, bareControl, barePart, type CatalogueParam } from '#domain/catalogue-files/catalogue.ts';
import { comparedText, paramsOf, withLabels } from '#domain/catalogue-files/compared-text.ts';

const param = (id: string, more: Partial<CatalogueParam>): CatalogueParam => ({
  id,
  class: null,
  label: null,
  usage: null,
  props: [],
  links: [],
  guidelines: [],
  constraints: [],
  values: [],
  select: null,
  ...more,
});

const inner = {
  ...bareControl('a.1', 'Inner'),
  parts: [barePart('statement', 'Review \n\n every {{ insert: param, often }},\tby {{ insert: param, who }}.')],
};

const catalogue = {
  ...bareCatalogue,
  controls: [
    {
      ...bareControl('a', 'Outer'),
      params: [
        param('often', { select: { howMany: null, choices: ['day', '{{ insert: param, other }}'] } }),
        param('other', { label: 'period' }),
        param('bare', {}),
        param('circle', { select: { howMany: null, choices: ['{{ insert: param, circle }}'] } }),
      ],
      controls: [inner],
    },
  ],
};

const params = paramsOf(catalogue);

test('a text is compared with its parameters as labels, also those of the control that holds it', () => {
  expect(comparedText(inner, params)).toBe('Review every [day; [period]], by {{ insert: param, who }}.');
});

test('a parameter without a label is called by its id, and one that inserts itself ends', () => {
  expect(withLabels('{{ insert: param, bare }}', params)).toBe('[bare]');
  expect(withLabels('{{ insert: param, circle }}', params)).toBe('[[[[{{ insert: param, circle }}]]]]');
});
