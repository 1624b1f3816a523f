import { describe, expect, it } from 'vitest';

import { read } from '../environs.ts';

const bucket = {
  FILES_S3_ENDPOINT: 'https://s3.example/',
  FILES_S3_REGION: 'eu-central-1',
  FILES_S3_BUCKET: 'attest-files',
  FILES_S3_KEY_ID: 'id',
  FILES_S3_SECRET: 'secret',
};

describe('the bucket for files', () => {
  it('has its name in the host of its address, or in the path', () => {
    const s3 = {
      endpoint: 'https://s3.example',
      region: 'eu-central-1',
      bucket: 'attest-files',
      keyId: 'id',
      secret: 'secret',
      pathStyle: false,
    };
    expect(read(bucket).files.s3).toEqual(s3);
    expect(read({ ...bucket, FILES_S3_PATH_STYLE: 'on' }).files.s3).toEqual({ ...s3, pathStyle: true });
    const inPath = { ...bucket, FILES_S3_ENDPOINT: ' http://10.0.0.7:9000/s3/ ', FILES_S3_PATH_STYLE: 'on' };
    expect(read(inPath).files.s3?.endpoint).toBe('http://10.0.0.7:9000/s3');
  });

  it.each<readonly [Readonly<Record<string, string | undefined>>, string]>([
    [{ FILES_S3_PATH_STYLE: 'on' }, `Missing settings: ${Object.keys(bucket).join(', ')}.`],
    [{ ...bucket, FILES_S3_SECRET: undefined }, 'Missing settings: FILES_S3_SECRET.'],
    [
      { ...bucket, FILES_S3_ENDPOINT: 's3.example' },
      'FILES_S3_ENDPOINT must be an http or https address, not "s3.example".',
    ],
    ...['https://s3.example?x', 'https://s3.example/#x', 'https://id:secret@s3.example'].map(
      (address) =>
        [
          { ...bucket, FILES_S3_ENDPOINT: address },
          'FILES_S3_ENDPOINT must be an address alone, such as https://s3.example.',
        ] as const,
    ),
    ...['http://10.0.0.7:9000', 'http://[::1]:9000', 'http://2130706433'].map(
      (address) =>
        [
          { ...bucket, FILES_S3_ENDPOINT: address },
          'FILES_S3_ENDPOINT must be a host name, which the bucket is put before; an address needs FILES_S3_PATH_STYLE=on.',
        ] as const,
    ),
    [{ ...bucket, FILES_S3_REGION: 'eu central' }, 'FILES_S3_REGION must be the name of a region, not "eu central".'],
    [{ ...bucket, FILES_S3_KEY_ID: 'a\nb' }, 'FILES_S3_KEY_ID must be letters, digits and signs without spaces.'],
    [{ ...bucket, FILES_S3_SECRET: 'ä' }, 'FILES_S3_SECRET must be letters, digits and signs without spaces.'],
    [{ ...bucket, FILES_S3_BUCKET: 'a..b' }, 'FILES_S3_BUCKET must be the name of a bucket, not "a..b".'],
    [{ ...bucket, FILES_S3_BUCKET: 'a/../b' }, 'FILES_S3_BUCKET must be the name of a bucket, not "a/../b".'],
  ])('is refused with wrong settings: %j', (environ, sentence) => {
    expect(() => read(environ)).toThrow(sentence);
  });
});
