import type { CatalogueMappings } from '../catalogue.ts';
import { oscalRelations } from '../relation-words.ts';
import { filled, type Json, type WrittenBy } from './write-catalogue.ts';

const rationales = ['syntactic', 'semantic', 'functional'];

/** What says where each mapping has its id from: the same for the same mapping. */
type UuidOf = (of: string) => string;

/** Writes a set of mappings as a mapping-collection in OSCAL JSON 1.2.1. */
export function writeOscalMappings(
  { title, source, target, mappings }: CatalogueMappings,
  { uuid, lastModified }: WrittenBy,
  uuidOf: UuidOf,
): Json {
  const items = (ids: readonly string[]) => ids.map((id) => ({ type: 'control', 'id-ref': id }));
  const maps = mappings.map(({ sources, relation, targets, confidence, rationale, note }) =>
    filled({
      uuid: uuidOf([sources.join('+'), relation, targets.join('+')].join(' ')),
      'matching-rationale': rationales.find((one) => one === rationale.toLowerCase()) ?? null,
      relationship: oscalRelations[relation],
      sources: items(sources),
      targets: items(targets),
      'confidence-score': confidence === null ? null : { percentage: confidence / 100 },
      remarks: note === '' ? null : note,
    }),
  );
  return {
    'mapping-collection': {
      uuid,
      metadata: { title, 'last-modified': lastModified, version: '1', 'oscal-version': '1.2.1' },
      provenance: {
        method: 'human',
        'matching-rationale': 'semantic',
        status: 'complete',
        'mapping-description': title,
      },
      mappings: [
        {
          uuid: uuidOf('mapping'),
          'source-resource': { type: 'catalog', href: source },
          'target-resource': { type: 'catalog', href: target },
          maps,
        },
      ],
    },
  };
}
