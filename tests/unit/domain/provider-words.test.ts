import { expect, test } from 'vitest';

import { contractInWords, currencyName } from '#domain/words/provider-contract.ts';
import { documentInWords } from '#domain/words/provider-document.ts';
import { providerTexts } from '#domain/words/service-provider.ts';

test('the log keeps what is known of a contract', () => {
  const contract = {
    id: 'c',
    version: 1,
    title: 'Framework',
    reference: '',
    status: null,
    isFinal: false,
    startsOn: null,
    endsOn: null,
    noticeDays: null,
    noticeOn: null,
    autoRenews: false,
    annualCost: null,
    currency: null,
    governingLaw: '',
  } as const;
  expect(contractInWords(contract)).toBe('Framework');
  expect(contractInWords({ ...contract, annualCost: 0, noticeDays: 1 })).toBe('Framework, notice 1 day, 0 a year');
  expect(
    contractInWords({
      ...contract,
      reference: 'F-7',
      status: { id: 's', name: 'Signed' },
      startsOn: '2026-01-01',
      endsOn: '2027-12-31',
      noticeDays: 90,
      autoRenews: true,
      annualCost: 12_000,
      currency: 'EUR',
      governingLaw: 'Dutch law',
    }),
  ).toBe(
    'Framework, F-7, Signed, from 01/01/2026, until 31/12/2027, notice 90 days, renews automatically, 12,000 EUR a year, Dutch law',
  );
});

test('a currency is named by its code and in words', () => {
  expect(currencyName('CHF')).toBe('CHF Swiss Franc');
});

test('the log keeps what is known of a document', () => {
  const document = {
    id: 'd',
    version: 1,
    title: 'Certificate',
    kind: 'ISO_CERTIFICATE',
    status: 'RECEIVED',
    issuedOn: null,
    expiresOn: null,
    file: null,
  } as const;
  expect(documentInWords(document)).toBe('Certificate, ISO certificate, Received');
  const file = { id: 'f', name: 'iso-27001.pdf' };
  expect(documentInWords({ ...document, issuedOn: '2026-02-01', expiresOn: '2029-01-31', file })).toBe(
    'Certificate, ISO certificate, Received, issued 01/02/2026, expires 31/01/2029, iso-27001.pdf',
  );
});

test('a contact is written and read as a line', () => {
  const { line } = providerTexts.contacts;
  const contact = { name: 'Ada King', email: 'ada@example.com', phone: '', role: '' };
  expect([line.of(contact), line.read('Ada King | ada@example.com')]).toEqual(['Ada King | ada@example.com', contact]);
});
