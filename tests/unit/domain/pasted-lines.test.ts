import { expect, test } from 'vitest';

import { pastedLines } from '#domain/questionnaire/pasted-lines.ts';

test.each<[string, string, string[]]>([
  ['bullets and blank lines', '- One?\n\n  • Two?\n* Three?\n– Four?', ['One?', 'Two?', 'Three?', 'Four?']],
  ['numbers with a mark, in any order', '1. One?\n7) Two?\r\n2.1. Three?', ['One?', 'Two?', 'Three?']],
  [
    'bare numbers that count up',
    '1 One?\n1.1 Two?\n1.2 Three?\n2 Four?\n3.1 Five?',
    ['One?', 'Two?', 'Three?', 'Four?', 'Five?'],
  ],
])('%s are no part of a question', (_about, text, lines) => expect(pastedLines(text)).toEqual(lines));

test.each<[string, string[]]>([
  ['24 hours after a breach, do you report it?', ['24 hours after a breach, do you report it?']],
  ['1 Do you log?\n24 hours later?', ['1 Do you log?', '24 hours later?']],
  ['24 hours: told?\n72 hours: reported?', ['24 hours: told?', '72 hours: reported?']],
  ['1.5 GB of logs?\n1.5 TB of mail?', ['1.5 GB of logs?', '1.5 TB of mail?']],
  ['1 Do you log?\nWhere?\n2 How long?', ['1 Do you log?', 'Where?', '2 How long?']],
  ['-5 degrees or less?', ['-5 degrees or less?']],
])('a number that a question begins with is kept: %j', (text, lines) => expect(pastedLines(text)).toEqual(lines));
