import { closing } from './closing.ts';
import { p, responsibilities, rules, section, table } from './markup.ts';
import { everywhere, number, reportingAddress } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const cryptography: PolicyTemplate = {
  id: 'CRYPTOGRAPHY',
  title: 'Cryptography Policy',
  summary: 'Where encryption is required, which algorithms are approved, and how keys and certificates are kept.',
  category: 'Cryptography',
  documentType: 'POLICY',
  purpose:
    'This policy makes sure that {{organisationName}} uses cryptography where it is needed, in a way that is known to be strong, and that keys are neither lost nor disclosed. Poor use of cryptography is worse than none, because people rely on it.',
  scope:
    'It applies to all information of {{organisationName}} that is stored or transmitted, to the products and services that encrypt, sign or authenticate it, and to everyone who chooses, builds, configures or operates them, including suppliers.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    number('certificateWarningDays', 'Days of warning before a certificate expires', 30),
    number('keyLifetimeMonths', 'Months after which encryption keys are replaced', 24),
    number('revocationHours', 'Hours in which a disclosed key is replaced', 24),
  ],
  sections: [
    responsibilities(
      ['{{ciso}}', 'Approves algorithms, products and exceptions, and follows developments in cryptography.'],
      ['Owner of a system', 'Makes sure that its information is encrypted as this policy requires.'],
      ['Key custodian', 'Generates, stores, replaces and destroys the keys of a system; each has a deputy.'],
      ['Developers and IT', 'Use approved libraries and settings only, and keep secrets out of code.'],
      ['Everyone', 'Uses the encryption that is provided, and reports a lost or disclosed key at once.'],
    ),
    section(
      'Where encryption is required',
      table(
        ['Information', 'In transit', 'At rest'],
        ['Public', 'Encrypted, to protect its integrity', 'Not required'],
        ['Internal', 'Encrypted outside the organisation’s own networks', 'On laptops, phones and removable media'],
        ['Confidential', 'Always encrypted', 'Always encrypted'],
        ['Restricted', 'Always encrypted, end to end where possible', 'Encrypted by the application or field by field'],
      ),
      rules(
        'Laptops, phones and removable media must be encrypted completely, whatever they contain (A.8.1, A.7.10).',
        'Backups must be encrypted before they leave the site (A.8.13).',
        'Administration of systems must use encrypted protocols only. Unencrypted ones must be switched off (A.8.20).',
        'Passwords must be stored only as salted hashes by a function made for the purpose, such as Argon2id or scrypt with current parameters.',
        'Websites and interfaces must refuse connections without encryption, or redirect them before any data is exchanged.',
      ),
    ),
    section(
      'Approved methods',
      p('The following methods are approved. Others need the approval of the {{ciso}} before they are used (A.8.24).'),
      table(
        ['Purpose', 'Approved', 'Not allowed'],
        [
          'Symmetric encryption',
          'AES with 128 bits or more in an authenticated mode, ChaCha20-Poly1305',
          'DES, 3DES, RC4, ECB mode',
        ],
        ['Transport', 'TLS 1.3; TLS 1.2 with forward secrecy', 'SSL, TLS 1.0 and 1.1'],
        ['Signatures', 'Ed25519, ECDSA with P-256 or larger, RSA with 3072 bits or more', 'RSA below 2048 bits, DSA'],
        [
          'Key agreement',
          'X25519, ECDH with P-256 or larger, and hybrids of these with ML-KEM',
          'Static RSA key exchange',
        ],
        ['Hashes', 'SHA-256 and larger, SHA-3, BLAKE2', 'MD5, SHA-1'],
        ['Remote administration', 'SSH 2 with Ed25519 or RSA keys of 3072 bits or more', 'SSH 1, Telnet'],
      ),
      rules(
        'Nobody may design or implement cryptographic algorithms or protocols of their own. Maintained libraries must be used with their safe defaults.',
        'Random numbers for keys and tokens must come from the generator that the operating system provides for the purpose.',
        'RSA keys between 2048 and 3071 bits that are in use may be used until they are replaced, at the latest at the next renewal.',
        'New systems must allow algorithms to be exchanged without a redesign, so that {{organisationName}} can move to methods that withstand quantum computers.',
      ),
    ),
    section(
      'Keys',
      rules(
        'Every key must have a custodian, a purpose and an end date, and must be listed in the key inventory. A key must serve one purpose only.',
        'Keys must be generated where they are used, or in a key management service or hardware module. They must not be sent by mail or chat.',
        'Private and secret keys must be readable only by the system that needs them and by the custodians. They must not be stored in source code, tickets or documents.',
        'Encryption keys must be replaced every {{keyLifetimeMonths}} months, and whenever a person who knew them leaves.',
        'Keys without which information would be lost must be recoverable: a copy must be kept in a second place, accessible to two people together only.',
        'Keys of test systems must not be used in production, and the reverse (A.8.31).',
        'Keys that are no longer needed must be destroyed in all their copies, and the destruction must be recorded. Keys for archived information must be kept as long as the archive.',
      ),
    ),
    section(
      'Certificates',
      rules(
        'All certificates must be listed with owner, purpose and expiry. Public names must be scanned for certificates that are not in the list at least once a month.',
        'Renewal must be automated where possible. Otherwise, the owner must be warned {{certificateWarningDays}} days before the expiry.',
        'Certificates for public services must come from an authority that common browsers trust. Certificates signed by a system itself must not be used in production.',
        'Domains must state which authorities may issue certificates for them.',
      ),
    ),
    section(
      'Secrets of applications',
      rules(
        'Passwords, tokens and keys of applications must be kept in a secret store that logs each access.',
        'Source code must be scanned for secrets before it is merged. A secret that is found must be treated as disclosed (A.8.28).',
        'Access tokens must have an expiry of at most twelve months, and the least rights that work.',
      ),
    ),
    section(
      'When a key is disclosed',
      rules(
        'A suspected disclosure or loss of a key must be reported to {{reportingAddress}} at once, and handled as an incident (A.5.26).',
        'The key must be revoked and replaced within {{revocationHours}} hours. What it protected must be assessed, and encrypted again where needed.',
        'Certificates of the key must be revoked at the issuing authority.',
      ),
    ),
    section(
      'Legal requirements',
      p(
        'Before products with cryptography are taken, sent or used in another country, the {{ciso}} must check the rules there on import, export and use (A.5.31). Requests of authorities for keys must be passed to the {{ciso}}, and must not be answered by anyone else.',
      ),
    ),
    ...closing({
      exceptions:
        'A method that is not allowed may be approved only for a system that cannot be changed, in a separate network, with a date for its replacement.',
      checks:
        'IT scans public services for outdated protocols every month. The {{ciso}} compares the inventories of keys and certificates with the systems in use twice a year.',
      reviews:
        'A newly found weakness of an approved method, or a new recommendation of a national authority, leads to an earlier review.',
    }),
  ],
};
