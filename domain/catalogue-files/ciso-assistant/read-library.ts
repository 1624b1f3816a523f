import { requireBounded } from '../bounded-tree.ts';
import {
  bareCatalogue,
  bareControl,
  bareGroup,
  barePart,
  type Catalogue,
  type CatalogueControl,
  type CatalogueQuestion,
} from '../catalogue.ts';
import { catalogueLimits } from '../limits.ts';
import { readWith, refuse, type ReadFile, type Warnings } from '../problems.ts';
import { Reader } from '../reader.ts';
import { treeOf, type FlatNode } from '../tree.ts';

/** Options have the verdict that they compute, as text or truth value. */
function speaksFor(choice: Reader): boolean | null {
  const verdict = choice.text('compute_result')?.toLowerCase();
  return verdict === 'true' || verdict === 'false' ? verdict === 'true' : null;
}

function questionIn(question: Reader): CatalogueQuestion {
  question.warnOfOthers('urn', 'type', 'text', 'choices', 'questions', 'add_score', 'weight');
  const options = question.list('choices').map((choice) => ({
    text: choice.text('value', catalogueLimits.title) ?? '',
    speaksFor: speaksFor(choice),
  }));
  if (options.length > catalogueLimits.options)
    refuse(question.at('choices'), `A question has at most ${catalogueLimits.options} options`);
  return { text: question.text('text') ?? '', isMultiple: question.text('type') === 'multiple_choice', options };
}

/** Questions by their URN, or, in older files, as a list. */
function questionsIn(node: Reader): CatalogueQuestion[] {
  const questions = node.isList('questions') ? node.list('questions') : (node.object('questions')?.entries() ?? []);
  if (questions.length > catalogueLimits.questions)
    refuse(node.at('questions'), `A control has at most ${catalogueLimits.questions} questions`);
  return questions.map(questionIn);
}

const partNames = [
  ['description', 'statement'],
  ['annotation', 'guidance'],
  ['typical_evidence', 'typical-evidence'],
] as const;

function importanceOf(node: Reader): CatalogueControl['importance'] {
  const weight = node.number('weight');
  if (weight === null) return null;
  if (weight >= 3) return 'MANDATORY';
  return weight >= 2 ? 'RECOMMENDED' : 'NICE_TO_HAVE';
}

const controlIn = (node: Reader, id: string, isAssessed: boolean): CatalogueControl => ({
  ...bareControl(id, node.text('name', catalogueLimits.title) ?? ''),
  parts: partNames.flatMap(([key, name]) => {
    const text = node.text(key);
    return text === null || text.trim() === '' ? [] : [barePart(name, text.trim())];
  }),
  importance: importanceOf(node),
  levels: node.texts('implementation_groups'),
  questions: questionsIn(node),
  isAssessed,
});

const nodeKeys = [
  'urn',
  'parent_urn',
  'ref_id',
  'name',
  'description',
  'annotation',
  'typical_evidence',
  'assessable',
  'depth',
  'implementation_groups',
  'questions',
  'weight',
  'translations',
  'importance',
  'order_id',
];

/** The URN says what a node is; people call it by its reference, or, without one, by the end of its URN. */
const codeOf = (node: Reader, urn: string): string =>
  node.has('ref_id') ? node.id('ref_id') : (urn.split(':').at(-1) ?? urn);

interface LibraryNode extends FlatNode {
  readonly path: string;
}

function nodesIn(nodes: readonly Reader[]): LibraryNode[] {
  const controls = new Set<string>();
  return nodes.map((node) => {
    node.warnOfOthers(...nodeKeys);
    const urn = node.id('urn');
    const parent = node.has('parent_urn') ? node.id('parent_urn') : null;
    const isAssessed = node.raw('assessable') === true;
    // What belongs to a control is a control, even if nothing in it is assessed.
    const isControl = isAssessed || (parent !== null && controls.has(parent));
    if (isControl) controls.add(urn);
    const code = codeOf(node, urn);
    const text = node.text('description');
    const group = {
      ...bareGroup(code, node.text('name', catalogueLimits.title) ?? ''),
      parts: text === null || text.trim() === '' ? [] : [barePart('overview', text.trim())],
    };
    return {
      path: node.path,
      key: urn,
      parent,
      node: isControl ? { kind: 'CONTROL', control: controlIn(node, code, isAssessed) } : { kind: 'GROUP', group },
    };
  });
}

/** Controls of one standard have codes of their own: a code that is there twice is refused where it is there again. */
function requireOwnCodes(nodes: readonly LibraryNode[]): void {
  const seen = new Set<string>();
  for (const { node, path } of nodes) {
    if (node.kind === 'GROUP') continue;
    if (seen.has(node.control.id)) refuse(`${path}/ref_id`, `${node.control.id} is there twice`);
    seen.add(node.control.id);
  }
}

function frameworkIn(library: Reader): Reader {
  const objects = library.object('objects');
  const framework =
    objects?.isList('frameworks') === true ? objects.list('frameworks')[0] : objects?.object('framework');
  return framework ?? refuse(library.at('objects'), 'There is no framework in this library');
}

function catalogueIn(library: Reader): Catalogue {
  const framework = frameworkIn(library);
  const listed = framework.raw('requirement_nodes');
  if (Array.isArray(listed) && listed.length > catalogueLimits.controls + catalogueLimits.groups)
    refuse(framework.at('requirement_nodes'), 'There are too many requirements');
  const nodes = nodesIn(framework.list('requirement_nodes'));
  if (!nodes.some(({ node }) => node.kind === 'CONTROL'))
    refuse(framework.at('requirement_nodes'), 'There is nothing to assess in this framework');
  requireOwnCodes(nodes);
  const pathOf = new Map(nodes.map((node): [FlatNode, string] => [node, node.path]));
  const levels = framework.list('implementation_groups_definition').map((level) => ({
    ref: level.id('ref_id'),
    name: level.text('name', catalogueLimits.title) ?? level.id('ref_id'),
  }));
  return {
    ...bareCatalogue,
    sourceId: framework.text('urn', catalogueLimits.id) ?? library.text('urn', catalogueLimits.id),
    title: framework.text('name', catalogueLimits.title) ?? library.text('name', catalogueLimits.title) ?? '',
    version: library.text('version', catalogueLimits.id) ?? '',
    publisher: library.text('provider', catalogueLimits.title) ?? '',
    copyright: library.text('copyright') ?? '',
    levels: levels.slice(0, catalogueLimits.levels),
    ...treeOf(nodes, (node, message) => refuse(pathOf.get(node) ?? framework.path, message)),
  };
}

/**
 * Reads a library of CISO Assistant. Parsing YAML is the caller's, in a worker thread.
 * @param value what the YAML holds
 */
export const readLibrary = (value: unknown): ReadFile<Catalogue> =>
  readWith((warnings: Warnings) => {
    requireBounded(value);
    const library = new Reader(value, '', warnings);
    if (library.has('translations')) library.warn('translations', 'Translations are not taken over');
    return catalogueIn(library);
  });
