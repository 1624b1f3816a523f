import {
  bareCatalogue,
  bareControl,
  bareGroup,
  barePart,
  type Catalogue,
  type CatalogueMappings,
} from '#domain/catalogue-files/catalogue.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';

import { peopleAndAssets } from './people-and-assets.ts';
import { technologyAndSuppliers } from './technology-and-suppliers.ts';

const securityBasics = [...peopleAndAssets, ...technologyAndSuppliers];

/** The demo standard as it would come from a file. */
export const demoStandard: Catalogue = {
  ...bareCatalogue,
  title: 'Security Basics',
  version: '1.0',
  publisher: 'Attest',
  copyright: 'CC0 1.0',
  levels: [
    { ref: 'Core', name: 'Core' },
    { ref: 'Extended', name: 'Extended' },
  ],
  groups: securityBasics.map(({ ref, title, controls }) => ({
    ...bareGroup(ref, title),
    controls: controls.map((control) => ({
      ...bareControl(control.ref, control.title),
      parts: [barePart('statement', control.statement), barePart('typical-evidence', control.evidence)],
      importance: control.importance,
      levels: control.levels,
      isAssessed: true,
    })),
  })),
};

/** What its controls are to the numbers of ISO/IEC 27001:2022, by our judgement. */
export const demoMappings: CatalogueMappings = {
  title: `${demoStandard.title} ${demoStandard.version} to ${iso27001Numbering.title}`,
  source: demoStandard.title,
  target: iso27001Numbering.title,
  mappings: securityBasics.flatMap(({ controls }) =>
    controls.flatMap(({ ref, iso }) =>
      iso.map(([relation, number, confidence]) => ({
        sources: [ref],
        relation,
        targets: [number],
        confidence,
        rationale: 'SEMANTIC',
        note: '',
      })),
    ),
  ),
};
