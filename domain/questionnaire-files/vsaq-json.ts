/** Google writes its licence above the JSON, as comments: lines that begin with two slashes. */
const withoutComments = (text: string): string =>
  text
    .split(/[\n\r]/u)
    .filter((line) => !line.trimStart().startsWith('//'))
    .join('\n');

/** Where a text goes on behind the end of another: `+` and a quotation mark, with blanks and line breaks around them. */
function continuationAfter(json: string, end: number): number | undefined {
  let at = end;
  const skipBlanks = () => {
    while (/\s/u.test(json.charAt(at))) at += 1;
  };
  skipBlanks();
  if (json[at] !== '+') return undefined;
  at += 1;
  skipBlanks();
  return json[at] === '"' ? at + 1 : undefined;
}

/** JSON in which texts that are joined by `+`, as scripts write long ones, are one text each. */
function joined(json: string): string {
  const parts: string[] = [];
  let start = 0;
  for (let at = json.indexOf('"'); at >= 0; at = json.indexOf('"', at)) {
    const end = endOfText(json, at + 1);
    const next = continuationAfter(json, end + 1);
    if (next === undefined) at = end + 1;
    else {
      parts.push(json.slice(start, end));
      start = next;
      // What follows belongs to the same text.
      at = next - 1;
    }
  }
  return `${parts.join('')}${json.slice(start)}`;
}

/** Where a text ends that begins here: at the first quotation mark that is not escaped. */
function endOfText(json: string, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

/** The JSON of a VSAQ file without what scripts have beside it: comments, and texts that are joined. */
export const plainJson = (text: string): string => joined(withoutComments(text));
