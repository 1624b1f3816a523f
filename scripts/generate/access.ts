import { generatedHeader, operationsOf, propertiesOf, schemasOf, type Properties } from '#scripts/generate/document.ts';

const audiences: ReadonlySet<unknown> = new Set(['public', 'member', 'organisation', 'platform']);
const levels: ReadonlySet<unknown> = new Set([undefined, 'VIEW', 'ADD', 'EDIT', 'DELETE']);
const knownKeys: ReadonlySet<string> = new Set([
  'audience',
  'pending',
  'actsOn',
  'roles',
  'feature',
  'anyFeature',
  'level',
  'link',
  'transactions',
  'whileReadOnly',
]);

/**
 * The source of generated/access.ts: `x-access` by operation and `x-message` by property, for the guard, the menu and the
 * forms.
 *
 * @throws when an operation has no valid `x-access`: access is never granted by default.
 */
export function accessSource(document: unknown): string {
  return [
    generatedHeader,
    '',
    '/** Who may call an operation: the `x-access` of each. */',
    `export const access = ${JSON.stringify(accessOf(document), null, 2)} as const;`,
    '',
    '/** The form error for a missing or invalid property: its `x-message`, by model and property. */',
    `export const messages = ${JSON.stringify(messagesOf(document), null, 2)} as const;`,
    '',
  ].join('\n');
}

function accessOf(document: unknown): Properties {
  return Object.fromEntries(
    operationsOf(document).map(({ properties }) => {
      const name = String(properties['operationId']);
      return [name, checkedAccess(name, properties['x-access'])];
    }),
  );
}

function checkedAccess(operation: string, value: unknown): Properties {
  const rule = propertiesOf(value);
  if (!audiences.has(rule['audience'])) throw new Error(`${operation} has no valid audience in x-access.`);
  if (!levels.has(rule['level'])) throw new Error(`${operation} has an unknown level in x-access.`);
  // A rule for acting on people exists for these roles (`refusalToActOn`, `domain/people/granting.ts`).
  const isHeld = ['platform', 'organisation'].includes(String(rule['audience'])) && rule['actsOn'] === 'person';
  if (rule['actsOn'] !== undefined && !isHeld)
    throw new Error(`${operation} has an actsOn in x-access that is not supported for its audience.`);
  checkLink(operation, rule);
  const hasTransaction = rule['audience'] === 'organisation' || rule['audience'] === 'public';
  if (rule['transactions'] !== undefined && !(rule['transactions'] === 'short' && hasTransaction))
    throw new Error(`${operation} has invalid transactions in x-access.`);
  if (rule['whileReadOnly'] !== undefined && !(rule['whileReadOnly'] === true && rule['audience'] === 'organisation'))
    throw new Error(`${operation} has an invalid whileReadOnly in x-access.`);
  const unknown = Object.keys(rule).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw new Error(`${operation} has an unknown ${unknown} in x-access.`);
  return rule;
}

/** A caller without an account is identified only by a secure link, and every public operation is rate-limited. */
function checkLink(operation: string, { audience, link }: Properties): void {
  if (audience !== 'public') {
    if (link !== undefined) throw new Error(`${operation} requires a link in x-access, but is not public.`);
    return;
  }
  const { kind, perAddress, perLink, ...others } = propertiesOf(link);
  const isLimited = [perAddress, perLink].every((limit) => Number.isInteger(limit) && Number(limit) > 0);
  if (typeof kind !== 'string' || !isLimited || Object.keys(others).length > 0)
    throw new Error(
      `${operation} is public: its x-access needs a link with kind, perAddress and perLink, and no more.`,
    );
}

function messagesOf(document: unknown): Properties {
  return Object.fromEntries(
    Object.entries(schemasOf(document)).flatMap(([name, schema]) => messagesWithin(name, schema)),
  );
}

function messagesWithin(name: string, schema: unknown): [string, unknown][] {
  const { properties, items, 'x-message': message } = propertiesOf(schema);
  const own: [string, unknown][] = message === undefined ? [] : [[name, message]];
  const inner = Object.entries(propertiesOf(properties)).flatMap(([key, value]) =>
    messagesWithin(`${name}.${key}`, value),
  );
  return [...own, ...inner, ...(items === undefined ? [] : messagesWithin(name, items))];
}
