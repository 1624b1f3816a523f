import type { LegalDocument } from '#src/components/legal-documents.ts';

interface Section {
  readonly title: string;
  readonly text: string;
}

interface DocumentText {
  readonly about: string;
  readonly sections: readonly Section[];
}

/** The demo's own terms and notices. They apply to the demo alone: an installation provides its own. */
export const demoTexts: Readonly<Record<LegalDocument['name'], DocumentText>> = {
  terms: {
    about: 'These terms are for the demo that runs on this machine only.',
    sections: [
      {
        title: 'What the demo is',
        text: 'A copy of the product with two organisations, their people and their records. All of them are made up, and so are the email address and the phone number below: nobody answers there.',
      },
      {
        title: 'What you may do',
        text: 'Try everything: add, change and remove whatever you like. The software is open source under the Apache License 2.0.',
      },
      {
        title: 'What to keep out',
        text: 'Do not enter real risks, real people or a password that you use elsewhere. All accounts of the demo share one password, which is public.',
      },
      {
        title: 'No warranty',
        text: 'The demo is provided as it is. Its data is deleted with its data directory.',
      },
      {
        title: 'Your own installation',
        text: 'Start it with DEMO=off and name your own terms in TERMS_URL. The accounts of the demo are banned there.',
      },
    ],
  },
  privacy: {
    about: 'What the demo on this machine stores, where, and for how long.',
    sections: [
      {
        title: 'Who is responsible',
        text: 'The person who started the demo on this machine. The people who make the software receive nothing from it.',
      },
      {
        title: 'What is kept',
        text: 'What you enter: names, email addresses and records. Passwords and codes are kept as hashes. Each sign-in is logged with its time, IP address and browser, and each change with who made it and when.',
      },
      {
        title: 'Where it is kept',
        text: 'In the data directory on this machine. Without a mail server no email is sent: what would be sent is kept there too.',
      },
      { title: 'How long', text: 'Until the data directory is removed.' },
      {
        title: 'Who else sees it',
        text: 'Everyone who signs in with an account of the demo, as far as its role allows. Nothing is loaded from other sites, and no statistics are collected.',
      },
    ],
  },
  cookies: {
    about: 'What the demo stores in your browser. None of it is for advertising or statistics.',
    sections: [
      {
        title: 'To keep you signed in',
        text: '__client, __client_uat and __session say which browser is signed in. A session ends after 24 hours without use, and after 7 days at the latest.',
      },
      {
        title: 'To remember your choices',
        text: 'sidebar_state (7 days), preferred-font (365 days) and cookieConsent, your answer to the question about cookies.',
      },
      {
        title: 'In the storage of your browser',
        text: 'The theme, filters and columns of lists, answers to tips and the offer to install the app, and the email address of a sign-up under way. They stay until you clear them.',
      },
    ],
  },
};
