/** Elements after which the text continues on a line of its own. */
const lines = new Set(['/p', '/li', '/h3', '/tr', '/td', '/th']);

/**
 * Reads the text of HTML while it arrives in parts, for a person who watches it being written. What is shown in the end was
 * sanitised; this only leaves the tags out.
 */
export function shownText(): (part: string) => string {
  let tag: string | undefined;
  return (part) => {
    let text = '';
    for (const sign of part) {
      if (sign === '<') tag = '';
      else if (tag === undefined) text += sign;
      else if (sign === '>') {
        if (lines.has(tag)) text += '\n';
        tag = undefined;
      } else tag += sign;
    }
    return text;
  };
}
