/** What a flow has by a name. @throws where a machine changed and the browser's side of its flow did not */
export function named<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`The browser's side of the flow has nothing for ${name}`);
  return entry;
}
