// @ts-check
// Implements the decorators of fields.tsp. The compiler loads JavaScript only.
import { $doc, $maxItems, isArrayModelType, Numeric } from '@typespec/compiler';
import { $ } from '@typespec/compiler/typekit';
import { $query } from '@typespec/http';

/**
 * @import { DecoratorContext, Enum, Model, ModelProperty, Program, Type } from '@typespec/compiler'
 * @typedef {{ one?: boolean; name?: string }} FilterSettings
 */

const filterKey = Symbol('filter');
const sortKey = Symbol('sort');
const returnedKey = Symbol('returnedAs');

/** The values that one request may filter by. */
const mostValues = 20;

/** @param {DecoratorContext} context @param {ModelProperty} field @param {FilterSettings} [settings] */
const filter = ({ program }, field, settings = {}) => void program.stateMap(filterKey).set(field, settings);

/** @param {DecoratorContext} context @param {ModelProperty} field */
const sort = ({ program }, field) => void program.stateSet(sortKey).add(field);

/** @param {DecoratorContext} context @param {ModelProperty} field @param {Type} type @param {string} [name] */
const returnedAs = ({ program }, field, type, name = withoutId(field.name)) =>
  void program.stateMap(returnedKey).set(field, { name, type });

/** `owner` for `ownerId` @param {string} name */
const withoutId = (name) => name.replace(/Id$/, '');

/** @param {DecoratorContext} context @param {Model} entity */
function withReferences({ program }, entity) {
  const fields = [...entity.properties.values()];
  entity.properties.clear();
  for (const field of fields) {
    /** @type {{ name: string; type: Type } | undefined} */
    const returned = program.stateMap(returnedKey).get(field);
    const own = returned ? propertyOf(program, entity, { ...returned, optional: false, decorators: [] }) : field;
    entity.properties.set(own.name, own);
  }
}

/**
 * Keeps the fields that lists filter by and that have a single value.
 *
 * @param {DecoratorContext} context @param {Model} input
 */
function onlyFiltered({ program }, input) {
  for (const field of input.properties.values()) {
    const type = withoutNull(program, field.type);
    const isSeveral = type.kind === 'Model' && isArrayModelType(type);
    if (isSeveral || !program.stateMap(filterKey).has(field)) input.properties.delete(field.name);
  }
}

/** @param {DecoratorContext} context @param {Enum} keys @param {Model} fields */
function sortKeysOf({ program }, keys, fields) {
  for (const field of fields.properties.values())
    if (program.stateSet(sortKey).has(field)) addMember(program, keys, withoutId(field.name));
}

/** @param {DecoratorContext} context @param {Enum} gaps @param {Model} fields */
function gapsOf({ program }, gaps, fields) {
  for (const { name, orNone } of filtersOf(program, fields)) if (orNone) addMember(program, gaps, name);
}

/** @param {DecoratorContext} context @param {Model} parameters @param {Model} fields @param {Enum} gaps */
function withFilters({ program }, parameters, fields, gaps) {
  const doc = 'Filters that also match an empty field.';
  const without = { name: 'without', type: gaps, several: gaps.members.size, doc };
  for (const one of [...filtersOf(program, fields), without]) {
    const { name, several } = one;
    const type = several === undefined ? one.type : $(program).array.create(one.type);
    const decorators = [{ decorator: queryOf(one), args: [] }];
    parameters.properties.set(name, propertyOf(program, parameters, { name, type, optional: true, decorators }));
  }
}

/**
 * Makes a property a query parameter; every copy of it is decorated again.
 *
 * @param {{ several: number | undefined; doc: string | undefined }} filter
 * @returns {(context: DecoratorContext, target: ModelProperty) => void}
 */
const queryOf =
  ({ several, doc }) =>
  (context, target) => {
    $query(context, target, several === undefined ? undefined : { name: target.name, explode: true });
    if (several !== undefined) $maxItems(context, target, Numeric(String(Math.min(several, mostValues))));
    if (doc !== undefined) $doc(context, target, doc);
  };

/**
 * The filters of a register's fields. `several`: how many values there are to choose from, undefined for a single one.
 *
 * @param {Program} program @param {Model} fields
 */
function filtersOf(program, fields) {
  return [fields, sharedFields(program)]
    .flatMap((model) => [...model.properties.values()])
    .flatMap((field) => {
      /** @type {FilterSettings | undefined} */
      const settings = program.stateMap(filterKey).get(field);
      return settings === undefined ? [] : [filterOf(program, field, settings)];
    });
}

/** The fields of every register beside its own. @param {Program} program @returns {Model} */
function sharedFields(program) {
  const [type] = program.resolveTypeReference('Attest.SharedFields');
  if (type?.kind !== 'Model') throw new Error('The contract has no model SharedFields');
  return type;
}

/** @param {Program} program @param {ModelProperty} field @param {FilterSettings} settings */
function filterOf(program, field, { one = false, name: given }) {
  const type = withoutNull(program, field.type);
  const orNone = type !== field.type;
  if (type.kind === 'Model' && isArrayModelType(type))
    return {
      name: given ?? field.name.replace(/s$/, ''),
      type: type.indexer.value,
      several: mostValues,
      orNone: true,
      doc: undefined,
    };
  if (type.kind === 'Scalar' && type.name === 'plainDate')
    return { name: given ?? field.name.replace(/On$/, 'By'), type, several: undefined, orNone, doc: untilDoc(field) };
  const several = type.kind === 'Enum' ? type.members.size : mostValues;
  return { name: given ?? field.name, type, several: one ? undefined : several, orNone, doc: undefined };
}

/** @param {ModelProperty} field */
const untilDoc = ({ name }) => `Matches records whose \`${name}\` is on or before this day.`;

/** `T` of `T | null` @param {Program} program @param {Type} type @returns {Type} */
function withoutNull(program, type) {
  if (type.kind !== 'Union') return type;
  const types = [...type.variants.values()].map((variant) => variant.type);
  const [only, ...others] = types.filter((variant) => variant !== $(program).intrinsic.null);
  return only === undefined || others.length > 0 ? type : only;
}

/**
 * @param {Program} program @param {Model} model
 * @param {Pick<ModelProperty, 'name' | 'type' | 'optional' | 'decorators'>} shape
 */
function propertyOf(program, model, { decorators, ...shape }) {
  const property = $(program).modelProperty.create(shape);
  property.model = model;
  property.decorators = decorators;
  program.checker.finishType(property);
  return property;
}

/** @param {Program} program @param {Enum} target @param {string} name */
const addMember = (program, target, name) =>
  void target.members.set(name, $(program).enumMember.create({ name, enum: target }));

export const $decorators = {
  Attest: { filter, sort, returnedAs, withReferences, onlyFiltered, sortKeysOf, gapsOf, withFilters },
};
