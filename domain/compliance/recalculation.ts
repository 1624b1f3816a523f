import type { ControlLink, OwnControl, Position, PositionMapping } from './facts.ts';
import { linkSource, mappingSource, positionValue, type CountedValue, type PositionValue } from './position-value.ts';

/** What positions are derived from, by id and by what they belong to. */
export interface ComplianceFacts {
  /** The day on which the values count. */
  readonly today: string;
  readonly ownControls: ReadonlyMap<string, OwnControl>;
  readonly positions: ReadonlyMap<string, Position>;
  readonly linksOf: (positionId: string) => readonly ControlLink[];
  readonly mappingsTo: (positionId: string) => readonly PositionMapping[];
  /** The positions that mappings from this one lead to. */
  readonly targetsOf: (positionId: string) => readonly string[];
}

/** What was derived of a position: by itself, which is all that other standards see of it, and with the mappings to it. */
export interface PositionValues {
  /** By own links, cover and override: a second hop over mappings would prove a control by hearsay. */
  readonly own: CountedValue;
  readonly full: PositionValue;
}

/** What is known of positions that are not derived again. */
export type Values = ReadonlyMap<string, Pick<PositionValues, 'own'>>;

function ownValue(facts: ComplianceFacts, position: Position): PositionValue {
  const sources = facts.linksOf(position.id).map((link) => linkSource(link, facts.ownControls.get(link.ownControlId)));
  return positionValue(position, sources, facts.today);
}

function fullValue(
  facts: ComplianceFacts,
  position: Position,
  own: (id: string) => CountedValue | undefined,
): PositionValue {
  const links = facts.linksOf(position.id).map((link) => linkSource(link, facts.ownControls.get(link.ownControlId)));
  const mappings = facts.mappingsTo(position.id).map((mapping) => mappingSource(mapping, mapping.sourceIds.map(own)));
  return positionValue(position, [...links, ...mappings], facts.today);
}

/** Derives every position. */
export const deriveAll = (facts: ComplianceFacts): Map<string, PositionValues> => {
  const own = new Map([...facts.positions].map(([id, position]) => [id, ownValue(facts, position)]));
  return new Map(
    [...facts.positions].flatMap(([id, position]) => {
      const value = own.get(id);
      return value === undefined ? [] : [[id, { own: value, full: fullValue(facts, position, (one) => own.get(one)) }]];
    }),
  );
};

/**
 * The positions whose values change with what was changed, with their new values. A position passes a change on to the targets
 * of its mappings, and these to nothing further.
 * @param touched positions whose links, cover, override, applicability or mappings changed, and those of changed own controls
 */
export function deriveAgain(
  facts: ComplianceFacts,
  before: Values,
  touched: Iterable<string>,
): Map<string, PositionValues> {
  const own = new Map<string, CountedValue>();
  const affected = new Set<string>();
  for (const id of touched) {
    affected.add(id);
    const position = facts.positions.get(id);
    if (position === undefined || own.has(id)) continue;
    own.set(id, ownValue(facts, position));
    for (const target of facts.targetsOf(id)) affected.add(target);
  }
  const ownOf = (id: string) => own.get(id) ?? before.get(id)?.own;
  const values = new Map<string, PositionValues>();
  for (const id of affected) {
    const position = facts.positions.get(id);
    const value = ownOf(id);
    if (position !== undefined && value !== undefined)
      values.set(id, { own: value, full: fullValue(facts, position, ownOf) });
  }
  return values;
}
