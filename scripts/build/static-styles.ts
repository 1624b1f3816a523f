import { RolldownMagicString } from 'rolldown';
import type { ESTree } from 'rolldown/utils';
import { parseSync, type Plugin, Visitor } from 'vite';

import { css } from '#styled/css/css.js';

/** Panda's styles without what browsers would only compute again (docs/decisions/087-styles-of-literals.md). */
export const staticStyles = (): Plugin[] => [literalStyles(), recipesWithoutCompounds()];

type Styles = Parameters<typeof css>[0];

/** Replaces each `css({ … })` of literals by the class names that it returns. */
function literalStyles(): Plugin {
  return {
    name: 'attest:literal-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: /\bcss\(/ },
      handler(code) {
        const written = new RolldownMagicString(code);
        const visitor = new Visitor({
          CallExpression({ callee, arguments: given, start, end }) {
            if (callee.type !== 'Identifier' || callee.name !== 'css') return;
            const styles = given.map(literalOf);
            if (styles.every(isStyles)) written.overwrite(start, end, JSON.stringify(css(...styles)));
          },
        });
        visitor.visit(parseSync('styles.tsx', code).program);
        return written.hasChanged() ? { code: written } : null;
      },
    },
  };
}

const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null;

const recipeRuntime = /\/styled-system\/recipes\/create-recipe\.js$/;

/** The rest of what the runtime of recipes imports of `css`. */
const withoutCompounds = `
  export const css = () => '';
  export const getCompoundVariantCss = () => ({});
  export const assertCompoundVariant = () => {};
`;

/**
 * Leaves `css` out of the runtime of recipes, which needs it only for compound variants: no recipe has any, and the names of
 * all properties would be shipped for them.
 */
function recipesWithoutCompounds(): Plugin {
  return {
    name: 'attest:recipes-without-compounds',
    apply: 'build',
    enforce: 'pre',
    config: () => {
      const moduleSideEffects = [{ test: /\/styled-system\//, sideEffects: false }];
      return { build: { rolldownOptions: { treeshake: { moduleSideEffects } } } };
    },
    resolveId: (source, importer = '') =>
      recipeRuntime.test(importer) && /\/css\/(?:css|cva)\.js$/.test(source) ? '\0attest:without-compounds' : null,
    load: { filter: { id: /^\0attest:without-compounds$/ }, handler: () => withoutCompounds },
    transform: {
      filter: { id: /\/styled-system\/recipes\/.*\.js$/, code: /CompoundVariants = \[\s*\{/ },
      handler(_code, id) {
        throw new Error(`${id} has compound variants: static-styles.ts leaves their runtime out.`);
      },
    },
  };
}

/** The value of an expression of literals, or undefined if it is known only in the browser. */
function literalOf(node: ESTree.Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  return node.type === 'ObjectExpression' ? objectOf(node.properties) : undefined;
}

function objectOf(properties: readonly ESTree.ObjectPropertyKind[]): object | undefined {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    const name = property.type === 'Property' ? nameOf(property) : undefined;
    const value = property.type === 'Property' ? literalOf(property.value) : undefined;
    if (name === undefined || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}
