import type { CatalogueMapping, CatalogueMappings } from '../catalogue.ts';
import { catalogueLimits } from '../limits.ts';
import { readWith, refuse, type ReadFile } from '../problems.ts';
import type { Reader } from '../reader.ts';
import { confidenceWords, relationOf } from '../relation-words.ts';
import { checkVersion, oscalDocument } from './json-file.ts';

/** A confidence in percent: OSCAL's is a share of one, or a word. */
function confidenceIn(owner: Reader): number | null {
  const score = owner.object('confidence-score');
  if (score === null) return null;
  const word = score.text('category');
  if (word !== null) return confidenceWords[word.toLowerCase()] ?? null;
  const share = score.number('percentage');
  if (share === null) return null;
  const percent = Math.round(share <= 1 ? share * 100 : share);
  if (percent >= 0 && percent <= 100) return percent;
  score.warn('percentage', 'This is not a percentage: left out');
  return null;
}

const idsOf = (map: Reader, key: 'sources' | 'targets'): string[] => {
  const items = map.list(key).map((item) => item.id('id-ref').replace(/^#/u, ''));
  if (items.length === 0) refuse(map.at(key), 'This is missing');
  return [...new Set(items)];
};

function mappingIn(map: Reader, usual: number | null): CatalogueMapping | undefined {
  const word = map.required('relationship');
  const relation = relationOf(word);
  if (relation === undefined) refuse(map.at('relationship'), `“${word.slice(0, 60)}” is not a relationship`);
  if (relation === 'NONE') {
    map.warn('relationship', 'No relationship: nothing is mapped');
    return undefined;
  }
  map.warnOfOthers(
    'uuid',
    'relationship',
    'sources',
    'targets',
    'confidence-score',
    'matching-rationale',
    'remarks',
    'ns',
    'qualifiers',
    'coverage',
    'props',
    'links',
  );
  return {
    sources: idsOf(map, 'sources'),
    relation,
    targets: idsOf(map, 'targets'),
    confidence: confidenceIn(map) ?? usual,
    rationale: map.text('matching-rationale')?.toUpperCase() ?? '',
    note: map.text('remarks') ?? '',
  };
}

const hrefOf = (mapping: Reader, key: string) => mapping.object(key)?.text('href') ?? '';

/** Reads a mapping-collection in OSCAL JSON (1.2). The first pair of standards counts; another pair is another set. */
export const readOscalMappings = (text: string): ReadFile<readonly CatalogueMappings[]> =>
  readWith((warnings) => {
    const collection = oscalDocument(text, 'mapping-collection', warnings);
    const metadata = collection.object('metadata');
    checkVersion(metadata);
    const sets = collection.list('mappings');
    const count = sets.reduce((sum, set) => sum + set.list('maps').length, 0);
    if (count > catalogueLimits.mappings)
      refuse(
        collection.at('mappings'),
        `A file has at most ${catalogueLimits.mappings.toLocaleString('en-GB')} mappings`,
      );
    const provenance = collection.object('provenance');
    if (provenance === null) collection.warn('provenance', 'It is not known who made these mappings, and how');
    const usual = provenance === null ? null : confidenceIn(provenance);
    const read = sets.map((set) => ({
      title: metadata?.text('title', catalogueLimits.title) ?? '',
      source: hrefOf(set, 'source-resource'),
      target: hrefOf(set, 'target-resource'),
      mappings: set.list('maps').flatMap((map) => mappingIn(map, confidenceIn(set) ?? usual) ?? []),
    }));
    if (read.every(({ mappings }) => mappings.length === 0))
      refuse(collection.path, 'There are no mappings in this file');
    return read;
  });
