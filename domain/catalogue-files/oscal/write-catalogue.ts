import {
  bareGroup,
  type Catalogue,
  type CatalogueControl,
  type CatalogueGroup,
  type CatalogueLink,
  type CatalogueParam,
  type CataloguePart,
  type CatalogueProp,
} from '../catalogue.ts';
import { titleInFile, withoutTitleInFile } from './control-title.ts';
import { codeProps, looseProp, ownProps, titleProps, tokenOf } from './own-props.ts';
import { questionParts } from './own-questions.ts';

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Without what is null or an empty list: OSCAL has no empty lists. */
export const filled = (fields: Readonly<Record<string, Json>>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );

const written = ({ name, value, ns, class: kind, remarks }: CatalogueProp) =>
  filled({ name, ns, value, class: kind, remarks });

const writtenLink = ({ href, rel, text }: CatalogueLink) => filled({ href, rel, text });

const writtenParam = ({ select, ...param }: CatalogueParam): Json =>
  filled({
    id: param.id,
    class: param.class,
    props: param.props.map(written),
    links: param.links.map(writtenLink),
    label: param.label,
    usage: param.usage,
    constraints: param.constraints.map((description) => ({ description })),
    guidelines: param.guidelines.map((prose) => ({ prose })),
    values: param.values,
    select: select && filled({ 'how-many': select.howMany, choice: select.choices }),
  });

const writtenPart = (part: CataloguePart): Json =>
  filled({
    id: part.id,
    name: part.name,
    ns: part.ns,
    class: part.class,
    title: part.title,
    props: part.props.map(written),
    prose: part.prose,
    parts: part.parts.map(writtenPart),
    links: part.links.map(writtenLink),
  });

const writtenControl = (control: CatalogueControl): Json =>
  filled({
    id: tokenOf(control.id),
    class: control.class,
    title: titleInFile(control) ?? (control.title === '' ? control.id : control.title),
    params: control.params.map(writtenParam),
    props: [
      ...codeProps(control.id, control.props),
      ...titleProps(control.title),
      ...withoutTitleInFile(control.props),
      ...ownProps(control),
    ].map(written),
    links: control.links.map(writtenLink),
    parts: [...control.parts, ...questionParts(control.questions)].map(writtenPart),
    controls: control.controls.map(writtenControl),
  });

const writtenGroup = (group: CatalogueGroup): Json =>
  filled({
    id: group.id === null ? null : tokenOf(group.id),
    class: group.class,
    title: group.title === '' ? (group.id ?? '–') : group.title,
    params: group.params.map(writtenParam),
    props: [...codeProps(group.id, group.props), ...titleProps(group.title), ...group.props].map(written),
    links: group.links.map(writtenLink),
    parts: group.parts.map(writtenPart),
    ...contentOf(group),
  });

function contentOf({ title, groups, controls }: CatalogueGroup): Record<string, Json> {
  if (groups.length === 0) return { controls: controls.map(writtenControl) };
  if (controls.length === 0) return { groups: groups.map(writtenGroup) };
  const loose = { ...bareGroup(null, title === '' ? '–' : title), props: [looseProp], controls };
  return { groups: [loose, ...groups].map(writtenGroup) };
}

/** What a file needs and a catalogue does not have. */
export interface WrittenBy {
  /** The id of this version of the standard: the same for the same content. */
  readonly uuid: string;
  /** When its content last changed, in ISO 8601 with a time zone. */
  readonly lastModified: string;
}

/** Writes a catalogue in OSCAL JSON 1.2.1. */
export function writeOscalCatalogue(catalogue: Catalogue, { uuid, lastModified }: WrittenBy): Json {
  const resources = catalogue.resources.map((resource) =>
    filled({
      uuid: resource.uuid,
      title: resource.title,
      citation: resource.citation === null ? null : { text: resource.citation },
      rlinks: resource.links.map((href) => ({ href })),
    }),
  );
  return {
    catalog: filled({
      uuid,
      metadata: filled({
        title: catalogue.title,
        'last-modified': lastModified,
        version: catalogue.version,
        'oscal-version': '1.2.1',
        remarks: catalogue.copyright === '' ? null : catalogue.copyright,
      }),
      params: catalogue.params.map(writtenParam),
      controls: catalogue.controls.map(writtenControl),
      groups: catalogue.groups.map(writtenGroup),
      'back-matter': resources.length === 0 ? null : { resources },
    }),
  };
}
