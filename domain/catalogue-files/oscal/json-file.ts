import { isNestedDeeper } from '../../files/bounded-json.ts';
import { requireBounded } from '../bounded-tree.ts';
import { catalogueLimits } from '../limits.ts';
import { refuse, type Warnings } from '../problems.ts';
import { Reader } from '../reader.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse('', `This is not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}`);
  }
}

const otherDocuments: Readonly<Record<string, string>> = {
  profile: 'This is a profile, which only selects controls. Import the catalogue that it was resolved to',
  'mapping-collection': 'This is a collection of mappings, not a catalogue',
  catalog: 'This is a catalogue, not a collection of mappings',
  'component-definition': 'This describes components, not a catalogue',
  'system-security-plan': 'This is a system security plan, not a catalogue',
  'assessment-results': 'These are assessment results, not a catalogue',
};

/** The document of a JSON text in OSCAL, which is the only key of its object. */
export function oscalDocument(text: string, wanted: 'catalog' | 'mapping-collection', warnings: Warnings): Reader {
  if (text.length > catalogueLimits.bytes) refuse('', 'The file is larger than 20 MB');
  if (isNestedDeeper(text, catalogueLimits.depth))
    refuse('', `The file is nested more than ${catalogueLimits.depth} times`);
  const value = parsed(text.startsWith('\uFEFF') ? text.slice(1) : text);
  requireBounded(value);
  const file = new Reader(value, '', warnings);
  const document = file.object(wanted);
  if (document !== null) return document;
  const other = Object.keys(otherDocuments).find((name) => file.has(name));
  return refuse('', (other && otherDocuments[other]) ?? `There is no “${wanted}” in this file`);
}

/** The newest minor version that is known. */
const newestMinor = 2;

/** Warns of a version of OSCAL that is not known: it is read all the same. */
export function checkVersion(metadata: Reader | null): void {
  const version = metadata?.text('oscal-version') ?? null;
  const [, major, minor] = /^(\d{1,3})\.(\d{1,3})/u.exec(version ?? '') ?? [];
  if (metadata !== null && (major !== '1' || Number(minor) > newestMinor))
    metadata.warn('oscal-version', `Version ${version ?? 'unknown'} of OSCAL is read as 1.${newestMinor}`);
}
