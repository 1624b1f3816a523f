const codes = { quote: 0x22, backslash: 0x5c, list: 0x5b, listEnd: 0x5d, object: 0x7b, objectEnd: 0x7d } as const;

/** Deeper than any document that Attest reads; what walks through a value by calling itself gets this far. */
const deepest = 64;

/**
 * Whether lists and objects of a JSON text are within each other in more levels than `most`: to be asked before the text is
 * parsed, since parsing and writing it take memory or recursion for each level.
 */
export function isNestedDeeper(json: string, most: number): boolean {
  let [depth, isText] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isText) {
      if (code === codes.backslash) at += 1;
      else if (code === codes.quote) isText = false;
    } else if (code === codes.quote) isText = true;
    else if (code === codes.list || code === codes.object) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === codes.listEnd || code === codes.objectEnd) depth -= 1;
  }
  return false;
}

/**
 * Parses JSON that comes from outside, such as a file, an answer of a model or a field of a form. A text of some kilobytes can be
 * nested so deeply that reading or writing the value overflows the stack.
 * @throws SyntaxError
 */
export function parseBounded(text: string): unknown {
  if (isNestedDeeper(text, deepest)) throw new SyntaxError(`The JSON is nested more than ${deepest} times`);
  return JSON.parse(text);
}

/** The null character and halves of characters, as `JSON.stringify` writes them: PostgreSQL stores them in no text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether PostgreSQL can store a value that was parsed from JSON. */
export const isStorableJson = (value: unknown): boolean => !unstorable.test(JSON.stringify(value) ?? '');
