import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { ContractPaths } from '#scripts/generate/contract-paths.ts';
import { contractPaths } from '#scripts/generate/contract-paths.ts';
import { contractSteps } from '#scripts/generate/generate-all.ts';
import { lintContract } from '#scripts/lint/contract.ts';
import { inProject } from '#scripts/support/project.ts';
import type { StepOptions } from '#scripts/support/step.ts';
import { runStep } from '#scripts/support/step.ts';
import { changedFiles, hashesOf } from '#scripts/test/freshness.ts';
import type { Scratch } from '#tests/tooling/support/scratch.ts';
import { scratchInProject } from '#tests/tooling/support/scratch.ts';

const main = `
import "@typespec/http";
import "@typespec/openapi";
import "@typespec/openapi3";
using TypeSpec.Http;
using TypeSpec.OpenAPI;

@service(#{ title: "Trial" })
@info(#{ version: "1", license: #{ name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" } })
@server("/api", "This server")
@useAuth(BearerAuth)
@tagMetadata("Risks", #{ description: "The register" })
namespace Trial;

/** A line without control characters. */
@pattern("^[^\\\\u0000]+$")
scalar Line extends string;

enum Treatment { AVOID, ACCEPT }
model Owner { id: string; @minValue(1) @maxValue(9) rank: int32 | null; }
model RiskInput {
  @extension("x-message", "Give the risk a title.") title: Line;
  treatment?: Treatment = Treatment.ACCEPT;
  ownerId?: string | null = null;
}
model Risk { title: Line; treatment: Treatment; owner: Owner | null; }
model Risks_ { data: Risk[]; }
model RisksAnswer { data: Risks_; }
@error model Problem { @statusCode _: 400; message: string; }

@route("/risk") @tag("Risks")
interface Risks {
  /** Lists risks. */
  @extension("x-access", #{ audience: "organisation", feature: "RISK", level: "VIEW" })
  @extension("x-record", #{ kind: "businessRisk", prefix: "R", noun: #{ one: "risk", many: "risks" } })
  @get list(@query sortId?: Treatment, @query(#{ explode: true }) treatment?: Treatment[], @query(#{ explode: true }) without?: Treatment[]): RisksAnswer | Problem;

  /** Creates a risk. */
  @extension("x-access", #{ audience: "organisation", feature: "RISK", level: "ADD" })
  @post create(@body body: RiskInput): Risk | Problem;
}
`;

describe('the pipeline from a contract', () => {
  let scratch: Scratch;
  let paths: ContractPaths;

  beforeEach(() => {
    scratch = scratchInProject();
    paths = contractPaths(scratch.folder);
    scratch.write({ 'main.tsp': main, 'tspconfig.yaml': readFileSync(inProject('openapi', 'tspconfig.yaml'), 'utf8') });
  });

  afterEach(() => scratch.remove());

  test('writes the document, types, zod schemas, access and messages', async () => {
    await generate();
    expect(JSON.parse(read(paths.json))).toMatchObject({
      paths: { '/risk': { post: { operationId: 'Risks.create' } } },
    });
    expect(read(paths.yaml)).toContain('operationId: Risks.create');
    expect(read(paths.types)).toContain('"Risks.create": {');
    expect(read(paths.zod)).toContain("import * as z from 'zod/mini';");
    expect(read(paths.zod)).toContain('export const zRisksCreateBody = zRiskInput;');
    expect(read(paths.access)).toContain('"Risks.create": {\n    "audience": "organisation",');
    expect(read(paths.access)).toContain('"RiskInput.title": "Give the risk a title."');
  });

  test('writes kind, noun and feature of each register, its inputs, its list and the paths of its operations', async () => {
    await generate();
    expect(read(paths.records)).toContain(
      'export const businessRisk = {"kind":"businessRisk","prefix":"R",' +
        '"noun":{"one":"risk","many":"risks"},"feature":"RISK"} as const;',
    );
    expect(read(paths.records)).toContain('export const registers = { businessRisk } as const;');
    expect(read(paths.inputs)).toContain('"title": "",\n    "treatment": "ACCEPT",\n    "ownerId": null');
    expect(read(paths.inputs)).toContain(
      '{ title: entity.title, treatment: entity.treatment, ownerId: entity.owner?.id ?? null }',
    );
    expect(read(paths.bounds)).toContain('export const ownerBounds = {"rank":{"min":1,"max":9}} as const;');
    expect(read(paths.values)).toContain("export { treatmentValues } from './values/treatment.ts';");
    expect(read(join(paths.valueSets, 'treatment.ts'))).toContain(
      'export const treatmentValues = ["AVOID","ACCEPT"] as const;',
    );
    expect(read(paths.lists)).toContain("export { businessRiskList } from './lists/business-risk.ts';");
    expect(read(join(paths.listFacts, 'business-risk.ts'))).toContain(
      "treatment: { type: 'values', values: treatmentValues, orNone: false }",
    );
    expect(read(join(paths.operations, 'risks.ts'))).toContain(
      'operations: { list: "GET /risk", create: "POST /risk" }',
    );
  });

  test('writes no control character, so that Git shows the differences', async () => {
    await generate();
    expect(read(paths.zod)).toContain(String.raw`/^[^\u0000]+$/`);
    expect(read(paths.zod).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('writes the same files every time', async () => {
    await generate();
    const first = outputs();
    await generate({ force: true });
    expect(outputs()).toEqual(first);
  });

  test('regenerates manually edited files', async () => {
    await generate();
    const access = read(paths.access);
    scratch.write({ 'generated/access.ts': `${access}// mine` });
    await generate();
    expect(read(paths.access)).toBe(access);
  });

  test('regenerates after a source change', async () => {
    await generate();
    scratch.write({ 'main.tsp': main.replace('level: "ADD"', 'level: "EDIT"') });
    await generate();
    expect(read(paths.access)).toContain('"level": "EDIT"');
  });

  test('fails with the compiler’s findings', async () => {
    scratch.write({ 'main.tsp': main.replace(': Line', ': Sentence') });
    await expect(generate()).rejects.toThrow(/main\.tsp:\d+:\d+.*Sentence/s);
  });

  test('produces a contract that the linter accepts, and rejects one without descriptions', async () => {
    await generate();
    expect(await lintContract(paths.yaml)).toEqual({ ok: true, output: '' });
    scratch.write({ 'main.tsp': main.replace('/** Creates a risk. */', '') });
    await generate();
    expect(await lintContract(paths.yaml)).toMatchObject({
      ok: false,
      output: expect.stringMatching(/^#\/paths\/~1risk\/post.*\[operation-description\]$/),
    });
  });

  async function generate(options: StepOptions = {}): Promise<void> {
    for (const step of contractSteps(paths)) await runStep(step, { records: scratch.path('records'), ...options });
  }

  function outputs(): ReadonlyMap<string, string> {
    return hashesOf(Object.values(paths).filter((path) => path !== paths.source));
  }
});

test('files that differ or are in only one listing are named', () => {
  const before = new Map([
    ['same.ts', '1'],
    ['changed.ts', '1'],
    ['removed.ts', '1'],
  ]);
  const after = new Map([
    ['same.ts', '1'],
    ['changed.ts', '2'],
    ['added.ts', '1'],
  ]);
  expect(changedFiles(before, after)).toEqual(['added.ts', 'changed.ts', 'removed.ts']);
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
