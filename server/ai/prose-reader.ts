/**
 * Reads the texts of a JSON document while it arrives in parts: what a person sees of an answer that is being written. Names
 * of properties, lists of texts, numbers and words such as `null` are left out, and each text ends with a line feed. What is not JSON gives
 * some text or none; nobody relies on it.
 */
export function proseReader(): (part: string) => string {
  let state: State = { at: 'outside', escape: '', isName: true };
  return (part) => {
    let prose = '';
    for (const unit of part.split('')) {
      const [next, read] = step(state, unit);
      state = next;
      prose += read;
    }
    return prose;
  };
}

interface State {
  readonly at: 'outside' | 'inside' | 'escaped';
  /** What has been read of an escape sequence. */
  readonly escape: string;
  /** Whether the text is the name of a property: what follows `{` or a comma, until a colon. */
  readonly isName: boolean;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };

function step(state: State, unit: string): [State, string] {
  if (state.at === 'outside') return [outside(state, unit), ''];
  if (state.at === 'escaped') return escaped(state, unit);
  if (unit === '\\') return [{ ...state, at: 'escaped', escape: '' }, ''];
  if (unit === '"') return [{ ...state, at: 'outside' }, state.isName ? '' : '\n'];
  return [state, state.isName ? '' : unit];
}

function outside(state: State, unit: string): State {
  if (unit === '"') return { ...state, at: 'inside' };
  if (unit === ':') return { ...state, isName: false };
  if (unit === '{' || unit === ',') return { ...state, isName: true };
  return state;
}

function escaped(state: State, unit: string): [State, string] {
  const escape = state.escape + unit;
  if (escape.startsWith('u') && escape.length < 5) return [{ ...state, escape }, ''];
  const code = Number.parseInt(escape.slice(1), 16);
  const sign = escape.startsWith('u')
    ? String.fromCharCode(Number.isNaN(code) ? 0xff_fd : code)
    : (escapes[unit] ?? unit);
  return [{ ...state, at: 'inside', escape: '' }, state.isName ? '' : sign];
}
