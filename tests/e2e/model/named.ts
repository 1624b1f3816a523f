/** Looks up a value by name. @throws if the machine has changed but its browser flow has not */
export function named<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`The browser's side of the flow has nothing for ${name}`);
  return entry;
}
