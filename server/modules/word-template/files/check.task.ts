import { patchDetector } from 'docx';

import { contentPlace } from '#domain/report/word-places.ts';

import { relationshipsOf, TemplateProblem } from './parts.ts';

const relationship = /<(?:\w+:)?Relationship\b[^<>]*>/g;
const isOutside = /\bTargetMode\s*=\s*["']External["']/i;
const isLink = /\bType\s*=\s*["'][^"']*\/hyperlink["']/i;

/** @throws TemplateProblem for what Word would fetch by itself from wherever it says, when a report is opened */
function refuseOutside(relationships: readonly string[]): void {
  const all = relationships.flatMap((text) => text.match(relationship) ?? []);
  if (all.some((one) => isOutside.test(one) && !isLink.test(one)))
    throw new TemplateProblem(
      'This document loads something from elsewhere, such as a linked picture or another template. Put it into the document, then try again.',
    );
}

async function placesIn(file: Buffer): Promise<readonly string[]> {
  try {
    return await patchDetector({ data: file });
  } catch {
    // It throws errors of several kinds at documents that are not what they seem.
    throw new TemplateProblem('This document cannot be read. Open and save it in Word, then try again.');
  }
}

/** What keeps a document from being a template; null if nothing does. */
export async function run(given: Uint8Array): Promise<string | null> {
  const file = Buffer.from(given);
  try {
    refuseOutside(await relationshipsOf(file));
    const places = await placesIn(file);
    return places.includes(contentPlace) ? null : `Write {{${contentPlace}}} where the report is to stand.`;
  } catch (error) {
    if (error instanceof TemplateProblem) return error.message;
    throw error;
  }
}
