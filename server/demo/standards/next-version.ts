import { bareControl, barePart, type Catalogue, type CatalogueControl } from '#domain/catalogue-files/catalogue.ts';
import type { SaidLineage } from '#domain/compliance/lineage-review.ts';

import { demoStandard } from './catalogue.ts';

/** What the next version says otherwise. */
const reworded: Readonly<Record<string, string>> = {
  'OP-4':
    'Backups are made every day, one copy cannot be changed and is kept apart, and a restore is tried every quarter.',
  'IR-1': 'Everyone knows where to report what looks wrong, and reports are answered within four hours.',
};

const assessed = (
  ref: string,
  title: string,
  { statement, like }: { readonly statement: string; readonly like: CatalogueControl },
): CatalogueControl => ({
  ...bareControl(ref, title),
  parts: [barePart('statement', statement)],
  importance: like.importance,
  levels: like.levels,
  isAssessed: true,
});

/** The controls that stand in the place of one in the next version. */
function controlsFrom(control: CatalogueControl): CatalogueControl[] {
  const { id, parts } = control;
  const statement = reworded[id];
  switch (id) {
    case 'PE-2':
      return [
        assessed('PE-2a', 'First day', {
          statement: 'On their first day, people learn what they may use and how to report an incident.',
          like: control,
        }),
        assessed('PE-2b', 'Secrecy', {
          statement: 'Before they begin, people sign that they will keep secrets.',
          like: control,
        }),
      ];
    case 'IR-5':
      return [];
    case 'SU-5':
      return [
        control,
        assessed('SU-6', 'Artificial intelligence of suppliers', {
          statement:
            'Suppliers say where they use artificial intelligence on information of the organisation, and what it learns from.',
          like: control,
        }),
      ];
    default:
      if (statement === undefined) return [control];
      return [{ ...control, parts: [barePart('statement', statement), ...parts.slice(1)] }];
  }
}

/** The next version of the demo standard: two controls reworded, one split, one new, one withdrawn. */
export const nextDemoStandard: Catalogue = {
  ...demoStandard,
  version: '1.1',
  groups: demoStandard.groups.map((group) => ({ ...group, controls: group.controls.flatMap(controlsFrom) })),
};

/** What the comparison of both versions cannot know. */
export const nextDemoLineage: readonly SaidLineage[] = [
  { kind: 'SPLIT', from: ['PE-2'], to: ['PE-2a', 'PE-2b'] },
  { kind: 'WITHDRAWN', from: ['IR-5'], to: ['IR-4'] },
];
