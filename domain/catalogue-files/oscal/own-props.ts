import type { CatalogueControl, CatalogueProp } from '../catalogue.ts';

/** The name space of what OSCAL has no place for. */
export const ownNamespace = 'https://attest.example/ns/oscal';

const importances = ['MANDATORY', 'RECOMMENDED', 'NICE_TO_HAVE'] as const;

const prop = (name: string, value: string, ns: string | null): CatalogueProp => ({
  name,
  value,
  ns,
  class: null,
  remarks: null,
});

export const ownProp = (name: string, value: string): CatalogueProp => prop(name, value, ownNamespace);

/** The values of our own properties with a name. */
export const ownValues = (props: readonly CatalogueProp[], name: string): string[] =>
  props.filter((one) => one.ns === ownNamespace && one.name === name).map(({ value }) => value);

type OwnFields = Pick<CatalogueControl, 'importance' | 'levels' | 'isAssessed' | 'mayBeExcluded' | 'isInStatement'>;

/** What a control has beside OSCAL's fields, as properties. */
export const ownProps = ({
  importance,
  levels,
  isAssessed,
  mayBeExcluded,
  isInStatement,
}: OwnFields): CatalogueProp[] => [
  ...(importance === null ? [] : [ownProp('importance', importance)]),
  ...levels.map((level) => ownProp('level', level)),
  ...(isAssessed === null ? [] : [ownProp('assessed', isAssessed ? 'yes' : 'no')]),
  ...(mayBeExcluded ? [] : [ownProp('may-be-excluded', 'no')]),
  ...(isInStatement ? [] : [ownProp('in-statement-of-applicability', 'no')]),
];

/** The same, read from properties. */
export function ownFieldsOf(props: readonly CatalogueProp[]): OwnFields {
  const [assessed] = ownValues(props, 'assessed');
  const importance = ownValues(props, 'importance');
  return {
    importance: importances.find((one) => importance.includes(one)) ?? null,
    levels: ownValues(props, 'level'),
    isAssessed: assessed === undefined ? null : assessed === 'yes',
    mayBeExcluded: !ownValues(props, 'may-be-excluded').includes('no'),
    isInStatement: !ownValues(props, 'in-statement-of-applicability').includes('no'),
  };
}

/** Ids of OSCAL are tokens (NCName without colons), such as `ac-1`, but not `4.1`. */
const isToken = (id: string): boolean => /^[\p{L}_][\p{L}\p{N}.\-_]*$/u.test(id);

/** The id of OSCAL for a code of any source. Codes that are tokens stay as they are. */
export const tokenOf = (code: string): string =>
  isToken(code) ? code : `c-${code.replaceAll(/[^\p{L}\p{N}.\-_]/gu, '_')}`;

/** The properties that keep a code which is no token: for us, and as the label that others show. */
export function codeProps(code: string | null, props: readonly CatalogueProp[]): CatalogueProp[] {
  if (code === null || isToken(code)) return [];
  return [ownProp('code', code), ...(props.some(({ name }) => name === 'label') ? [] : [prop('label', code, null)])];
}

/** OSCAL demands titles: what has none is called by its id. */
export const titleProps = (title: string): CatalogueProp[] => (title === '' ? [ownProp('untitled', 'yes')] : []);

export const isUntitled = (props: readonly CatalogueProp[]): boolean => ownValues(props, 'untitled').includes('yes');

/** A group of OSCAL holds groups or controls: controls beside groups are in an inner one that says so. */
export const looseProp = ownProp('holds-controls-of', 'parent');

/** The code that was kept, and the properties as they were before ours were added. */
export function withoutOwnProps(props: readonly CatalogueProp[]): {
  readonly code: string | null;
  readonly props: readonly CatalogueProp[];
} {
  const [code = null] = ownValues(props, 'code');
  const others = props.filter(({ ns }) => ns !== ownNamespace);
  const isAdded = ({ name, value }: CatalogueProp) => name === 'label' && value === code;
  return { code, props: code === null ? others : others.filter((one) => !isAdded(one)) };
}
