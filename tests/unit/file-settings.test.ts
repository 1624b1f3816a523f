import { describe, expect, it } from 'vitest';

import { read } from './environs.ts';

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
  });

  it.each([
    [{ FILES_S3_PATH_STYLE: 'on' }, `Missing settings: ${Object.keys(bucket).join(', ')}.`],
    [{ ...bucket, FILES_S3_SECRET: undefined }, 'Missing settings: FILES_S3_SECRET.'],
    [
      { ...bucket, FILES_S3_ENDPOINT: 's3.example' },
      'FILES_S3_ENDPOINT must be an http or https address, not "s3.example".',
    ],
    [{ ...bucket, FILES_S3_BUCKET: 'a/../b' }, 'FILES_S3_BUCKET must be the name of a bucket, not "a/../b".'],
  ])('is refused with wrong settings: %j', (environ, sentence) => {
    expect(() => read(environ)).toThrow(sentence);
  });
});
