// eslint-plugin-boundaries asks this file what an import means: what Node says, which knows the `#…/*` imports of package.json.
const { createRequire, isBuiltin } = require('node:module');

exports.interfaceVersion = 2;

/**
 * @param {string} source what the import names
 * @param {string} file the importing file
 */
exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  try {
    return { found: true, path: createRequire(file).resolve(source) };
  } catch {
    return { found: false };
  }
};
