import ts from 'typescript';

/** A mutant: one small change in a machine's source, such as a developer's slip. */
export interface Mutant {
  /** Human-readable location: line and change. */
  readonly line: number;
  readonly kind: 'guard' | 'target' | 'delay' | 'action' | 'initial';
  readonly what: string;
  /** The replaced source range and its replacement. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Finder {
  readonly source: ts.SourceFile;
  add(kind: Mutant['kind'], node: ts.Node, text: string, what: string): void;
}

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name !== undefined && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : '';

const propertiesOf = (node: ts.Node): readonly ts.PropertyAssignment[] =>
  ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

const propertyOf = (node: ts.Node, name: string): ts.PropertyAssignment | undefined =>
  propertiesOf(node).find((property) => nameOf(property) === name);

/** The states in the nearest enclosing `states`. */
function siblingsOf(node: ts.Node): readonly string[] {
  for (let parent = node.parent; !ts.isSourceFile(parent); parent = parent.parent) {
    if (ts.isPropertyAssignment(parent) && nameOf(parent) === 'states')
      return propertiesOf(parent.initializer).map(nameOf);
  }
  return [];
}

/** Changes the target. */
function mutateTarget(finder: Finder, target: ts.StringLiteral, kind: 'target' | 'initial'): void {
  const names = kind === 'initial' ? propertiesOf(statesBeside(target)).map(nameOf) : siblingsOf(target);
  const other = names.find((name) => name !== target.text && `.${name}` !== target.text);
  if (other !== undefined) finder.add(kind, target, `'${other}'`, `${target.text} → ${other}`);
}

/** The `states` of the same object as an `initial`. */
function statesBeside(initial: ts.StringLiteral): ts.Node {
  const states = propertyOf(initial.parent.parent, 'states');
  return states?.initializer ?? initial;
}

/** Removes the guard. */
function mutateGuard(finder: Finder, guard: ts.PropertyAssignment): void {
  finder.add('guard', guard, 'description: undefined', `without ${guard.getText(finder.source).split('\n')[0]}`);
}

/** Inverts a guard: `(args) => a` becomes `(args) => !(a)`. */
function negate(finder: Finder, guard: ts.PropertyAssignment): void {
  const { initializer } = guard;
  if (!ts.isArrowFunction(initializer) || ts.isBlock(initializer.body)) return;
  finder.add(
    'guard',
    initializer.body,
    `!(${initializer.body.getText(finder.source)})`,
    `${nameOf(guard)} turned round`,
  );
}

/** Removes an action: one of a list, or the only one. */
function mutateActions(finder: Finder, actions: ts.PropertyAssignment): void {
  const { initializer } = actions;
  const said = (node: ts.Node) => `without ${node.getText(finder.source).split('\n')[0]}`;
  if (ts.isArrayLiteralExpression(initializer)) {
    for (const action of initializer.elements) {
      const others = initializer.elements.filter((other) => other !== action);
      const text = `[${others.map((other) => other.getText(finder.source)).join(', ')}]`;
      finder.add('action', initializer, text, said(action));
    }
  } else finder.add('action', initializer, '[]', said(initializer));
}

/** Doubles the delay. */
function mutateDelay(finder: Finder, delay: ts.PropertyAssignment): void {
  const text = delay.initializer.getText(finder.source);
  const longer =
    ts.isNumericLiteral(delay.initializer) || ts.isIdentifier(delay.initializer) ? `2 * ${text}` : undefined;
  if (longer !== undefined) finder.add('delay', delay.initializer, longer, `${nameOf(delay)} twice as long`);
}

const isWithin = (node: ts.Node, name: string): boolean =>
  ts.isObjectLiteralExpression(node.parent) &&
  ts.isPropertyAssignment(node.parent.parent) &&
  nameOf(node.parent.parent) === name;

/** Short forms: `'event': 'target'`, and `onDone: 'target'`. */
const isShortTarget = (property: ts.PropertyAssignment): boolean =>
  isWithin(property, 'on') || isWithin(property, 'after') || ['onDone', 'onError', 'always'].includes(nameOf(property));

function visitProperty(finder: Finder, property: ts.PropertyAssignment): void {
  const name = nameOf(property);
  const { initializer } = property;
  if (name === 'guard') mutateGuard(finder, property);
  else if (name === 'actions') visitActions(finder, property);
  else if (isWithin(property, 'guards')) negate(finder, property);
  else if (isWithin(property, 'delays')) mutateDelay(finder, property);
  else if (ts.isStringLiteral(initializer)) {
    if (name === 'initial') mutateTarget(finder, initializer, 'initial');
    else if (name === 'target' || isShortTarget(property)) mutateTarget(finder, initializer, 'target');
  }
}

/** `actions` of a transition; in `setup` they are an object of definitions. */
function visitActions(finder: Finder, actions: ts.PropertyAssignment): void {
  const isDefinitions = ts.isObjectLiteralExpression(actions.initializer) && !propertyOf(actions.initializer, 'type');
  if (!isDefinitions) mutateActions(finder, actions);
}

/** Every mutant of a machine's source. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const finder: Finder = {
    source,
    add(kind, node, text, what) {
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({ kind, line, what, start, end: node.getEnd(), text });
    },
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) visitProperty(finder, node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** Returns the source with the mutant applied. */
export const applyMutant = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end);
