import { expect, test } from 'vitest';

import { mailboxOf } from '#domain/secure-link/mailbox.ts';

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['Ada.Lovelace+policies+2@Example.ORG.', 'ada.lovelace@example.org'],
  ['+ada@example.org', '+ada@example.org'],
  ['a.d.a+x@googlemail.com', 'ada@gmail.com'],
  ['ada@ｅｘａｍｐｌｅ.org', 'ada@example.org'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
