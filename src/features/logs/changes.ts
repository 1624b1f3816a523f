/** `treatmentPlan` → `Treatment plan`, `ownerId` → `Owner`. */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/Ids?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of the log in one line; ids and what is made of parts are shown as they were written down. */
export function valueLabel(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'None';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(valueLabel).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${fieldLabel(name)}: ${valueLabel(part)}`)
      .join('\n');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
