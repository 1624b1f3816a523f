// The import resolver of eslint-plugin-boundaries. It uses Node's own resolution, which supports the `#…/*` imports of package.json.
const { createRequire, isBuiltin } = require('node:module');

exports.interfaceVersion = 2;

/**
 * @param {string} source the import specifier
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
