import { describe, expect, test } from 'vitest';

import { readSettings } from '#server/settings.ts';

describe('what people are told of the operator', () => {
  test('is empty unless it is given', () => {
    expect(readSettings({}, '/attest').operator).toEqual({
      contactEmail: '',
      contactPhone: '',
      termsUrl: '',
      privacyUrl: '',
      cookiesUrl: '',
    });
  });

  test('is what the settings say', () => {
    const settings = readSettings(
      {
        CONTACT_EMAIL: 'support@attest.example',
        CONTACT_PHONE: '+353 1 555 0142',
        TERMS_URL: 'https://attest.example/terms',
        PRIVACY_URL: 'https://attest.example/privacy',
        COOKIES_URL: 'https://attest.example/cookies',
      },
      '/attest',
    );
    expect(settings.operator).toEqual({
      contactEmail: 'support@attest.example',
      contactPhone: '+353 1 555 0142',
      termsUrl: 'https://attest.example/terms',
      privacyUrl: 'https://attest.example/privacy',
      cookiesUrl: 'https://attest.example/cookies',
    });
  });

  test.each([
    ['CONTACT_EMAIL', 'support', 'CONTACT_EMAIL must be an e-mail address, not "support".'],
    ['TERMS_URL', 'data:text/html,terms', 'TERMS_URL must be an http or https address, not "data:text/html,terms".'],
  ])('a wrong %s is refused', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value }, '/attest')).toThrow(sentence);
  });
});
