import type { CatalogueLink, CatalogueParam, CataloguePart, CatalogueProp } from '../catalogue.ts';
import { catalogueLimits } from '../limits.ts';
import { refuse } from '../problems.ts';
import type { Reader } from '../reader.ts';

/* The pieces that OSCAL's catalogues, groups, controls and parts share (OSCAL 1.0 to 1.2, control-common and metadata). */

export const propsOf = (owner: Reader): CatalogueProp[] =>
  owner.list('props').map((prop) => {
    prop.warnOfOthers('name', 'value', 'ns', 'class', 'remarks', 'uuid', 'group');
    return {
      name: prop.required('name', catalogueLimits.title),
      value: prop.text('value') ?? '',
      ns: prop.text('ns'),
      class: prop.text('class'),
      remarks: prop.text('remarks'),
    };
  });

export const linksOf = (owner: Reader): CatalogueLink[] =>
  owner.list('links').map((link) => {
    link.warnOfOthers('href', 'rel', 'text', 'media-type', 'resource-fragment');
    return { href: link.required('href'), rel: link.text('rel'), text: link.text('text') };
  });

export const paramsOf = (owner: Reader): CatalogueParam[] =>
  owner.list('params').map((param) => {
    param.warnOfOthers(
      'id',
      'class',
      'label',
      'usage',
      'props',
      'links',
      'guidelines',
      'constraints',
      'values',
      'select',
      'depends-on',
      'remarks',
    );
    const select = param.object('select');
    return {
      id: param.id('id'),
      class: param.text('class'),
      label: param.text('label'),
      usage: param.text('usage'),
      props: propsOf(param),
      links: linksOf(param),
      guidelines: param.list('guidelines').flatMap((guideline) => guideline.text('prose') ?? []),
      constraints: param.list('constraints').flatMap((constraint) => constraint.text('description') ?? []),
      values: param.texts('values'),
      select: select && { howMany: select.text('how-many'), choices: select.texts('choice') },
    };
  });

export function partsOf(owner: Reader, depth = 1): CataloguePart[] {
  if (depth > catalogueLimits.partDepth && owner.has('parts'))
    refuse(owner.at('parts'), `Parts are at most ${catalogueLimits.partDepth} deep`);
  return owner.list('parts').map((part) => {
    part.warnOfOthers('id', 'name', 'ns', 'class', 'title', 'prose', 'props', 'links', 'parts');
    if (!part.has('name')) part.warn('name', 'This part has no name: read as an item');
    return {
      id: part.text('id'),
      name: part.text('name') ?? 'item',
      ns: part.text('ns'),
      class: part.text('class'),
      title: part.text('title'),
      prose: part.text('prose'),
      props: propsOf(part),
      links: linksOf(part),
      parts: partsOf(part, depth + 1),
    };
  });
}
