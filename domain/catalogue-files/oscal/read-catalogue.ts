import type { Catalogue, CatalogueControl, CatalogueGroup, CatalogueResource } from '../catalogue.ts';
import { catalogueLimits } from '../limits.ts';
import { readWith, refuse, type ReadFile } from '../problems.ts';
import type { Reader } from '../reader.ts';
import { shownTitle } from './control-title.ts';
import { checkVersion, oscalDocument } from './json-file.ts';
import { isUntitled, looseProp, ownFieldsOf, ownValues, withoutOwnProps } from './own-props.ts';
import { withoutQuestions } from './own-questions.ts';
import { linksOf, paramsOf, partsOf, propsOf } from './read-texts.ts';

/** What was read so far, to refuse too much of it and ids that are there twice. */
interface Count {
  readonly controls: Map<string, string>;
  groups: number;
}

const controlKeys = ['id', 'class', 'title', 'params', 'props', 'links', 'parts', 'controls'];

function controlIn(control: Reader, count: Count, depth: number): CatalogueControl {
  if (depth > catalogueLimits.controlDepth)
    refuse(control.path, `Controls are at most ${catalogueLimits.controlDepth} deep`);
  control.warnOfOthers(...controlKeys);
  const allProps = propsOf(control);
  const { code, props } = withoutOwnProps(allProps);
  const id = code ?? control.id('id');
  const earlier = count.controls.get(id);
  if (earlier !== undefined) refuse(control.at('id'), `The id ${id} is that of ${earlier} too`);
  count.controls.set(id, control.path);
  if (count.controls.size > catalogueLimits.controls)
    refuse(control.path, `A standard has at most ${catalogueLimits.controls.toLocaleString('en-GB')} controls`);
  if (!control.has('title')) control.warn('title', 'This control has no title: its id is used');
  const content = withoutQuestions(partsOf(control));
  const named = isUntitled(allProps) ? '' : (control.text('title', catalogueLimits.title) ?? id);
  const shown = shownTitle(named, { id, parts: content.parts });
  return {
    id,
    class: control.text('class', catalogueLimits.id),
    title: shown.title,
    params: paramsOf(control),
    props: [...props, ...shown.props],
    links: linksOf(control),
    ...content,
    controls: control.list('controls').map((inner) => controlIn(inner, count, depth + 1)),
    ...ownFieldsOf(allProps),
  };
}

function groupIn(group: Reader, count: Count, depth: number): CatalogueGroup {
  if (depth > catalogueLimits.groupDepth) refuse(group.path, `Groups are at most ${catalogueLimits.groupDepth} deep`);
  group.warnOfOthers('id', 'class', 'title', 'params', 'props', 'links', 'parts', 'groups', 'controls');
  count.groups += 1;
  if (count.groups > catalogueLimits.groups)
    refuse(group.path, `A standard has at most ${catalogueLimits.groups.toLocaleString('en-GB')} groups`);
  const allProps = propsOf(group);
  const { code, props } = withoutOwnProps(allProps);
  const id = code ?? (group.has('id') ? group.id('id') : null);
  const inner = group.list('groups').map((one) => ({ isLoose: isLoose(one), group: groupIn(one, count, depth + 1) }));
  return {
    id,
    class: group.text('class'),
    title: isUntitled(allProps) ? '' : (group.text('title', catalogueLimits.title) ?? id ?? ''),
    params: paramsOf(group),
    props,
    links: linksOf(group),
    parts: partsOf(group),
    groups: inner.filter((one) => !one.isLoose).map((one) => one.group),
    controls: [
      ...group.list('controls').map((one) => controlIn(one, count, 1)),
      ...inner.filter((one) => one.isLoose).flatMap((one) => one.group.controls),
    ],
  };
}

/** Whether a group is only there since OSCAL has no controls beside groups. */
const isLoose = (group: Reader): boolean => ownValues(propsOf(group), looseProp.name).includes(looseProp.value);

const resourcesOf = (catalogue: Reader): CatalogueResource[] =>
  (catalogue.object('back-matter')?.list('resources') ?? []).map((resource) => ({
    uuid: resource.id('uuid'),
    title: resource.text('title'),
    citation: resource.object('citation')?.text('text') ?? null,
    links: resource.list('rlinks').flatMap((link) => link.text('href') ?? []),
  }));

/** The id of the document, which its revisions share, or else that of the file. */
const sourceIdOf = (catalogue: Reader, metadata: Reader | null): string | null => {
  const [document] = metadata?.list('document-ids') ?? [];
  return document?.text('identifier', catalogueLimits.id) ?? catalogue.text('uuid', catalogueLimits.id);
};

/** The levels that controls name, in the order in which they first do. */
function levelsOf(groups: readonly CatalogueGroup[], controls: readonly CatalogueControl[]): string[] {
  const ofControl = (control: CatalogueControl): string[] => [
    ...control.levels,
    ...control.controls.flatMap(ofControl),
  ];
  const ofGroup = (group: CatalogueGroup): string[] => [
    ...group.groups.flatMap(ofGroup),
    ...group.controls.flatMap(ofControl),
  ];
  return [...new Set([...groups.flatMap(ofGroup), ...controls.flatMap(ofControl)])];
}

/**
 * Reads a catalogue in OSCAL JSON (1.0 to 1.2), or a profile that was resolved to one. Official files are not valid by NIST's own
 * schema, so that only what is needed is required; everything else is a warning.
 */
export const readOscalCatalogue = (text: string): ReadFile<Catalogue> =>
  readWith((warnings) => {
    const catalogue = oscalDocument(text, 'catalog', warnings);
    catalogue.warnOfOthers('uuid', 'metadata', 'params', 'controls', 'groups', 'back-matter');
    const metadata = catalogue.object('metadata');
    checkVersion(metadata);
    const count: Count = { controls: new Map(), groups: 0 };
    const groups = catalogue.list('groups').map((group) => groupIn(group, count, 1));
    const controls = catalogue.list('controls').map((control) => controlIn(control, count, 1));
    if (count.controls.size === 0) refuse(catalogue.path, 'There are no controls in this catalogue');
    const parties = metadata?.list('parties') ?? [];
    return {
      sourceId: sourceIdOf(catalogue, metadata),
      title: metadata?.text('title', catalogueLimits.title) ?? '',
      version: metadata?.text('version', catalogueLimits.id) ?? '',
      publisher:
        parties.map((party) => party.text('name', catalogueLimits.title) ?? '').find((name) => name !== '') ?? '',
      copyright: '',
      levels: levelsOf(groups, controls).map((ref) => ({ ref, name: ref })),
      params: paramsOf(catalogue),
      groups,
      controls,
      resources: resourcesOf(catalogue),
    };
  });
