/** Deeper than any document that Attest reads; what walks through a value by calling itself gets this far. */
const deepest = 64;

const [quote, backslash, openList, closeList, openObject, closeObject] = [34, 92, 91, 93, 123, 125];

/** Whether lists and objects are within each other more than `deepest` times. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isText) {
      if (unit === backslash) at += 1;
      else if (unit === quote) isText = false;
    } else if (unit === quote) isText = true;
    else if (unit === openList || unit === openObject) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (unit === closeList || unit === closeObject) depth -= 1;
  }
  return false;
}

/**
 * Parses JSON that comes from outside, such as a file, an answer of a model or a field of a form. A text of some kilobytes can be
 * nested so deeply that reading or writing the value overflows the stack.
 * @throws SyntaxError
 */
export function parseBounded(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`The JSON is nested more than ${deepest} times`);
  return JSON.parse(text);
}

/** The null character and halves of characters, as `JSON.stringify` writes them: PostgreSQL stores them in no text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether PostgreSQL can store a value that was parsed from JSON. */
export const isStorableJson = (value: unknown): boolean => !unstorable.test(JSON.stringify(value) ?? '');
