import { expect, test } from 'vitest';

import {
  bareCatalogue,
  bareControl,
  barePart,
  type Catalogue,
  type CatalogueParam,
} from '#domain/catalogue-files/catalogue.ts';
import { paramsOf } from '#domain/catalogue-files/compared-text.ts';
import { askedParameters, withValues } from '#domain/catalogue-files/parameters.ts';

const param = (id: string, more: Partial<CatalogueParam> = {}): CatalogueParam => ({
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

const insert = (id: string) => `{{ insert: param, ${id} }}`;

const params = [
  param('days', { label: 'number of days', guidelines: ['Not more than 90'] }),
  param('who', { usage: 'roles' }),
  param('given', { label: 'an hour', values: ['one hour'] }),
  param('how', {
    select: { howMany: 'one-or-more', choices: ['by hand', `every ${insert('days')} days`] },
  }),
  param('unused', { label: 'nothing' }),
];

const catalogue: Catalogue = {
  ...bareCatalogue,
  params,
  controls: [
    {
      ...bareControl('c-1', 'Reviews'),
      isAssessed: true,
      parts: [barePart('statement', `Review ${insert('how')}, by ${insert('who')} within ${insert('given')}.`)],
    },
    { ...bareControl('c-2', 'Again'), isAssessed: true, parts: [barePart('statement', `Again by ${insert('who')}.`)] },
    { ...bareControl('c-3', 'Not'), isAssessed: false, parts: [barePart('statement', `By ${insert('unused')}.`)] },
    { ...bareControl('c-4', 'Guided'), isAssessed: true, parts: [barePart('guidance', `See ${insert('unused')}.`)] },
  ],
};

test('what is asked is what statements of assessed controls insert, each once, with what choices insert', () => {
  expect(askedParameters(catalogue)).toEqual([
    {
      id: 'how',
      label: 'Selection',
      guideline: '',
      choices: [
        { value: 'by hand', label: 'by hand' },
        { value: `every ${insert('days')} days`, label: 'every [number of days] days' },
      ],
      isMultiple: true,
      given: '',
      control: 'c-1',
    },
    expect.objectContaining({ id: 'days', label: 'number of days', guideline: 'Not more than 90', choices: [] }),
    expect.objectContaining({ id: 'who', label: 'roles', control: 'c-1' }),
    expect.objectContaining({ id: 'given', given: 'one hour' }),
  ]);
});

test.each([
  ['no value', {}, 'Review [by hand; every [number of days] days] by [who] within one hour.'],
  ['a text', { who: 'the owner' }, 'Review [by hand; every [number of days] days] by the owner within one hour.'],
  [
    'another value than that of the standard',
    { given: 'a day', who: 'us', how: 'by hand' },
    'Review by hand by us within a day.',
  ],
  [
    'several choices with values of their own',
    { how: `by hand\nevery ${insert('days')} days`, days: '30', who: 'us' },
    'Review by hand; every 30 days by us within one hour.',
  ],
  [
    'a text that looks like an insertion',
    { who: insert('who'), how: insert('how') },
    `Review ${insert('how')} by ${insert('who')} within one hour.`,
  ],
])('a text with %s', (_name, values, shown) => {
  const text = `Review ${insert('how')} by ${insert('who')} within ${insert('given')}.`;
  expect(withValues(text, paramsOf(catalogue), new Map(Object.entries(values)))).toBe(shown);
});

test('an insertion of a parameter that is not there stays', () => {
  expect(withValues(insert('other'), paramsOf(catalogue), new Map())).toBe(insert('other'));
});
