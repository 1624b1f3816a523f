import ts from 'typescript';

/** A closed set of values in what a service answers to a machine. */
export interface AnsweredSet {
  /** The folder of the machine. */
  readonly machine: string;
  /** The slot of the service. */
  readonly slot: string;
  /** Where the values stand in the answer: `.state`, `[].columns[].doubts[]`. */
  readonly place: string;
  readonly values: readonly string[];
}

interface Found {
  readonly place: string;
  readonly values: readonly string[];
  /** The property that has the values; none if the answer itself is one. */
  readonly property: ts.Symbol | undefined;
}

/** Answers nest no deeper; recursive ones, such as folders in folders, would never end. */
const deepest = 6;

/**
 * The closed sets which machines read in the answers of their services, derived from the types of both. What a machine only
 * hands on to the screen is left out: no value of it changes what the machine does.
 */
export function answeredSets(): readonly AnsweredSet[] {
  const { config } = ts.readConfigFile('machines/tsconfig.json', (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, 'machines');
  const program = ts.createProgram({ rootNames: fileNames, options });
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().flatMap((source) => {
    const [, machine] = /(?:^|\/)machines\/([^/]+)\/[^/]+\.ts$/.exec(source.fileName) ?? [];
    return machine === undefined ? [] : [{ source, machine }];
  });
  return sources.flatMap(({ source, machine }) => {
    const read = new Set(
      sources.filter((other) => other.machine === machine).flatMap((other) => propertiesRead(checker, other.source)),
    );
    return servicesOf(checker, source).flatMap(({ slot, answer }) =>
      setsIn(checker, answer)
        .filter(({ place, property }) => place === '' || isAmong(read, property))
        .map(({ place, values }) => ({ machine, slot, place, values })),
    );
  });
}

const isAmong = (read: ReadonlySet<ts.Declaration>, property: ts.Symbol | undefined): boolean =>
  property !== undefined && declarationsOf(property).some((one) => read.has(one));

const declarationsOf = ({ declarations = [] }: ts.Symbol): readonly ts.Declaration[] => declarations;

/** The declarations of the properties that a file reads, as `a.state` or `{ state }`. */
function propertiesRead(checker: ts.TypeChecker, source: ts.SourceFile): readonly ts.Declaration[] {
  const found: ts.Declaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node))
      found.push(...(checker.getSymbolAtLocation(node.name)?.declarations ?? []));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const property = ts.isIdentifier(name) && checker.getTypeAtLocation(node.parent).getProperty(name.text);
      if (property) found.push(...declarationsOf(property));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

interface Service {
  readonly slot: string;
  readonly answer: ts.Type;
}

/** The slots of promises that a file defines, with the type that each resolves to. */
function servicesOf(checker: ts.TypeChecker, source: ts.SourceFile): readonly Service[] {
  const found: Service[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer)) {
      const { expression } = node.initializer;
      const [answer] = checker.getTypeAtLocation(node.initializer).aliasTypeArguments ?? [];
      if (ts.isIdentifier(expression) && expression.text === 'fromPromise' && answer !== undefined)
        found.push({ slot: node.name.getText(source), answer });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const literalsOf = (type: ts.Type): readonly string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

/** The closed sets in a type, each with its place. */
function setsIn(checker: ts.TypeChecker, answer: ts.Type): readonly Found[] {
  const found = new Map<string, Found>();
  const visit = (type: ts.Type, place: string, property: ts.Symbol | undefined, depth: number): void => {
    const values = [...new Set([...(found.get(place)?.values ?? []), ...literalsOf(type)])];
    if (values.length > 0) found.set(place, { place, values, property });
    if (depth === deepest) return;
    for (const part of type.isUnion() ? type.types : [type]) {
      if (checker.isArrayType(part) || checker.isTupleType(part)) {
        const element = checker.getIndexTypeOfType(part, ts.IndexKind.Number);
        if (element) visit(element, `${place}[]`, property, depth + 1);
      } else if (part.flags & ts.TypeFlags.Object && part.getCallSignatures().length === 0)
        for (const own of checker.getPropertiesOfType(part))
          visit(checker.getTypeOfSymbol(own), `${place}.${own.name}`, own, depth + 1);
    }
  };
  visit(answer, '', undefined, 0);
  return [...found.values()].filter(({ values }) => values.length > 1);
}

/** The values that stand at a place of an answer. */
export const valuesAt = (answer: unknown, place: string): readonly unknown[] =>
  valuesOn(answer, place.match(/\[\]|[^.[\]]+/g) ?? []);

function valuesOn(part: unknown, [step, ...further]: readonly string[]): readonly unknown[] {
  if (step === undefined) return [part];
  if (step === '[]') return Array.isArray(part) ? part.flatMap((element) => valuesOn(element, further)) : [];
  const own = typeof part === 'object' && part !== null ? Object.entries<unknown>({ ...part }) : [];
  return own.filter(([name]) => name === step).flatMap(([, value]) => valuesOn(value, further));
}
