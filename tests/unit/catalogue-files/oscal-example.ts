/** A catalogue of our own wording with what official files have: odd parameters, empty statements, and what was withdrawn. */
export const example = {
  catalog: {
    uuid: '5f0f9f3c-6a3b-4c53-9a0e-3f2b8d1c7e11',
    metadata: {
      title: 'House rules for computers',
      'last-modified': '2026-11-01T00:00:00Z',
      version: '2.1',
      'oscal-version': '1.1.2',
      parties: [{ uuid: 'b1f6c8d0-6f57-4f4f-8a6c-2d8b3d0f1a01', type: 'organization', name: 'Attest' }],
    },
    groups: [
      {
        id: 'ac',
        class: 'family',
        title: 'Access',
        controls: [
          {
            id: 'ac-1',
            class: 'rule',
            title: 'Accounts',
            params: [
              {
                id: 'ac-1_prm_1',
                label: 'people',
                props: [{ name: 'label', value: 'AC-01_ODP[01]', class: 'sp800-53a' }],
                guidelines: [{ prose: 'Who is told.' }],
              },
              {
                id: 'ac-01_odp.02',
                select: { 'how-many': 'one-or-more', choice: ['daily', '{{ insert: param, ac-1_prm_1 }}'] },
              },
              { id: 'ac-01_odp.03' },
            ],
            props: [
              { name: 'label', value: 'AC-01', class: 'sp800-53a' },
              { name: 'label', value: 'AC-1' },
              { name: 'label', value: 'AC-01', class: 'zero-padded' },
              { name: 'sort-id', value: 'ac-01' },
            ],
            links: [
              { href: '#ac-2', rel: 'related' },
              { href: '#9c6b5e6f-0c4e-4f63-8b4c-8a7c3c8b2d10', rel: 'reference' },
            ],
            parts: [
              {
                id: 'ac-1_smt',
                name: 'statement',
                parts: [
                  {
                    id: 'ac-1_smt.a',
                    name: 'item',
                    props: [{ name: 'label', value: 'a.' }],
                    prose: 'Tell {{ insert: param, ac-1_prm_1 }} what they may use.',
                    parts: [{ id: 'ac-1_smt.a.1', name: 'item', prose: 'In writing.' }],
                  },
                ],
              },
              { id: 'ac-1_gdn', name: 'guidance', prose: 'A page is enough.' },
            ],
            controls: [
              {
                id: 'ac-1.1',
                class: 'rule-enhancement',
                title: 'Accounts of guests',
                parts: [{ id: 'ac-1.1_smt', name: 'statement', prose: 'Guests have accounts of their own.' }],
              },
            ],
          },
          {
            id: 'ac-2',
            class: 'rule',
            title: 'Keys',
            props: [{ name: 'status', value: 'Withdrawn' }],
            links: [{ href: '#ac-1', rel: 'incorporated-into' }],
          },
          {
            id: 'ac-3',
            class: 'rule',
            title: 'Doors',
            links: [{ href: 'AC-1', rel: 'addressed_by' }],
          },
          {
            id: 'ac-4',
            class: 'rule',
            title: 'Gates',
            links: [{ href: 'ac', rel: 'moved_to' }],
            parts: [{ name: 'statement', prose: '[Withdrawn: moved to access.]' }],
          },
          {
            id: 'holder',
            class: 'holder',
            title: 'Holds another',
            parts: [{ id: 'holder_smt', name: 'statement' }],
            controls: [
              {
                id: 'held',
                class: 'rule',
                title: 'Is held',
                parts: [{ id: 'held_smt', name: 'statement', prose: 'It is held.' }],
              },
            ],
          },
        ],
      },
      {
        id: 'book',
        title: 'Chapters',
        groups: [{ title: 'A group without an id', parts: [{ name: 'overview', prose: 'What this is about.' }] }],
      },
    ],
    'back-matter': {
      resources: [
        {
          uuid: '9c6b5e6f-0c4e-4f63-8b4c-8a7c3c8b2d10',
          title: 'A book',
          citation: { text: 'A book about rules' },
          rlinks: [{ href: 'https://example.org/book' }],
        },
      ],
    },
  },
};
