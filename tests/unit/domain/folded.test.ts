import { expect, test } from 'vitest';

import { folded, foldedIncludes } from '#domain/text/folded.ts';

test.each([
  ['Wiśniewski', 'Wisniewski'],
  ['Wiśniewski'.normalize('NFD'), 'Wiśniewski'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['İnşaat alanına erişim', 'insaat alanina erisim'],
  ['Crédit à l’export'.normalize('NFD'), "credit a l'export"],
  ["O'Brien", 'O’Brien'],
  ['Straße gesperrt', 'STRASSE'],
  ['ΣΟΦΟΣ κίνδυνος', 'σοφος κινδυνος'],
  ['ｆｕｌｌ　ｗｉｄｔｈ', 'Full width'],
  ['ISO 27001‑2', 'iso 27001-2'],
])('%s contains %s', (text, part) => {
  expect(foldedIncludes(text, part)).toBe(true);
});

test('different letters stay different', () => {
  // A Japanese voiced sound is a letter of its own, not one with an accent.
  expect(folded('が')).not.toBe(folded('か'));
  expect(foldedIncludes('Risk', 'rest')).toBe(false);
});
