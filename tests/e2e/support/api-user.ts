import { createHash } from 'node:crypto';

import type { components } from '#openapi/generated/types.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';

import { ApiRequests } from './api-requests.ts';
import type { Organisation } from './directory.ts';
import { jsonOf } from './identity-client.ts';

type Schemas = components['schemas'];

/** A risk in terms of the default matrix. */
export interface NewRisk {
  readonly title: string;
  readonly description?: string;
  /** The current rating; scores from 1 to 5. */
  readonly rating?: readonly [likelihood: number, impact: number];
  readonly treatment?: Schemas['RiskTreatment'];
}

/** The changed fields of a risk. */
export type RiskChanges = Partial<NewRisk> & Pick<Schemas['RiskInput'], 'nextReviewOn'>;

/** A signed-in user who calls the API without a browser, to set up test data. */
export class ApiUser extends ApiRequests {
  /**
   * Adds an authenticator app with the code of the previous 30 s window, because each code is valid only once.
   * @returns its secret, in base32
   */
  async addSecondFactor(): Promise<string> {
    const headers = { authorization: `Bearer ${await this.token()}` };
    const url = `${this.origin}/api/auth/second-factor`;
    const started = await this.requests.post(url, { headers });
    const { secret } = (await jsonOf<{ data: Schemas['SecondFactorSecret'] }>(started)).data;
    const confirm = () =>
      this.requests.post(`${url}/confirm`, {
        headers,
        data: { code: totpCode(secret, totpStep(Date.now()) - 1) },
      });
    const answer = await confirm();
    // A new 30 s window may have started in the meantime and made the code too old.
    await jsonOf(answer.ok() ? answer : await confirm());
    return secret;
  }

  /** Adds the risks in sequence, so that their references are in the same order. */
  async addRisks(organisation: Organisation, risks: readonly NewRisk[]): Promise<Schemas['Risk'][]> {
    const headers = await this.headers(organisation);
    const assessmentOf = await this.#assessments(headers);
    const added: Schemas['Risk'][] = [];
    for (const { rating, ...risk } of risks) {
      const data = { ...risk, ...(rating !== undefined && { current: assessmentOf(rating) }) };
      const answer = await this.requests.post(`${this.origin}/api/risk`, { headers, data });
      added.push((await jsonOf<{ data: Schemas['Risk'] }>(answer)).data);
    }
    return added;
  }

  /** A risk as it is stored now. */
  async readRisk(organisation: Organisation, id: string): Promise<Schemas['Risk']> {
    const headers = await this.headers(organisation);
    const answer = await this.requests.get(`${this.origin}/api/risk/${id}`, { headers });
    return (await jsonOf<{ data: Schemas['Risk'] }>(answer)).data;
  }

  /** Changes a risk, as a concurrent editor would. */
  async changeRisk(
    organisation: Organisation,
    { id, version }: Pick<Schemas['Risk'], 'id' | 'version'>,
    { rating, ...changes }: RiskChanges,
  ): Promise<Schemas['Risk']> {
    const headers = await this.headers(organisation);
    const current = rating && (await this.#assessments(headers))(rating);
    const data = { version, ...changes, ...(current && { current }) };
    const answer = await this.requests.patch(`${this.origin}/api/risk/${id}`, { headers, data });
    return (await jsonOf<{ data: Schemas['Risk'] }>(answer)).data;
  }

  /** Removes risks in bulk. */
  async removeRisks(
    organisation: Organisation,
    risks: readonly Pick<Schemas['Risk'], 'id' | 'version'>[],
  ): Promise<void> {
    const headers = await this.headers(organisation);
    const records = risks.map(({ id, version }) => ({ id, version }));
    const data = { records, reason: 'Duplicates' };
    await jsonOf(await this.requests.post(`${this.origin}/api/risk/remove`, { headers, data }));
  }

  /** Saves a view of the risk register. */
  async addView(organisation: Organisation, view: Schemas['SavedViewInput']): Promise<Schemas['SavedView']> {
    return this.post(organisation, 'risk/views', view);
  }

  /** Links a record to another one. */
  async addLink(
    organisation: Organisation,
    recordId: string,
    link: Schemas['RecordLinkInput'],
  ): Promise<Schemas['RecordLink']> {
    return this.post(organisation, `records/${recordId}/links`, link);
  }

  /** Attaches a file to a record. */
  async attachFile(
    organisation: Organisation,
    recordId: string,
    { name, buffer }: { readonly name: string; readonly buffer: Buffer },
  ): Promise<Schemas['Attachment']> {
    const headers = { ...(await this.headers(organisation)), 'content-type': 'application/octet-stream' };
    const url = `${this.origin}/api/records/${recordId}/attachments`;
    const answer = await this.requests.post(url, { headers, params: { name }, data: buffer });
    return (await jsonOf<{ data: Schemas['Attachment'] }>(answer)).data;
  }

  /** An attached file as it is stored now. */
  async readFile(organisation: Organisation, recordId: string, id: string): Promise<Schemas['Attachment']> {
    const headers = await this.headers(organisation);
    const answer = await this.requests.get(`${this.origin}/api/records/${recordId}/attachments`, { headers });
    const { data } = await jsonOf<Schemas['AttachmentPageAnswer']>(answer);
    const found = data.data.find((file) => file.id === id);
    if (found === undefined) throw new Error(`${id} is not attached`);
    return found;
  }

  /**
   * Imports a standard of the organisation's own. The user is its administrator.
   * @param standardId if it is a further version of this one
   */
  async importStandard(
    organisation: Organisation,
    file: string,
    standardId?: string,
  ): Promise<Schemas['StandardVersion']> {
    const headers = await this.headers(organisation);
    const imported = await this.requests.post(`${this.origin}/api/standard/import`, {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      params: {
        sha256: createHash('sha256').update(file).digest('hex'),
        ...(standardId !== undefined && { standardId }),
      },
      data: Buffer.from(file),
    });
    return (await jsonOf<{ data: Schemas['StandardVersion'] }>(imported)).data;
  }

  /** Imports a standard, and publishes it. */
  async publishStandard(organisation: Organisation, file: string): Promise<Schemas['StandardVersion']> {
    const { id } = await this.importStandard(organisation, file);
    return this.post(organisation, `standard/version/${id}/status`, { action: 'PUBLISH' });
  }

  /** Writes a comment on a record, without mentions. */
  async addComment(organisation: Organisation, recordId: string, text: string): Promise<Schemas['Comment']> {
    return this.post(organisation, `records/${recordId}/comments`, { text, mentionIds: [] });
  }

  async addLabel(organisation: Organisation, name: string): Promise<Schemas['Label']> {
    return this.post(organisation, 'labels', { name });
  }

  /** Changes one's own comment, as in another tab. */
  async changeComment(organisation: Organisation, { id, version }: Schemas['Comment'], text: string): Promise<void> {
    await this.patch(organisation, `comments/${id}`, { version, text, mentionIds: [] });
  }

  async removeComment(organisation: Organisation, { id, version }: Schemas['Comment']): Promise<void> {
    const headers = await this.headers(organisation);
    await jsonOf(await this.requests.delete(`${this.origin}/api/comments/${id}?version=${version}`, { headers }));
  }

  async addAsset(organisation: Organisation, asset: Schemas['InformationAssetInput']): Promise<void> {
    const headers = await this.headers(organisation);
    await jsonOf(await this.requests.post(`${this.origin}/api/information-asset`, { headers, data: asset }));
  }

  async addIncident(organisation: Organisation, data: Schemas['IncidentInput']): Promise<Schemas['Incident']> {
    return this.post(organisation, 'incident', data);
  }

  /** Writes the newest version of a policy. */
  async writePolicy(organisation: Organisation, id: string, content: string): Promise<Schemas['PolicyVersion']> {
    const headers = await this.headers(organisation);
    const [newest] = await this.get<Schemas['PolicyVersionSummary'][]>(organisation, `policy/${id}/versions`);
    const data = { version: newest?.version, generationMethod: 'MANUAL', content, sourceUrl: '', changeLog: 'Written' };
    const answer = await this.requests.patch(`${this.origin}/api/policy/${id}/document`, { headers, data });
    return (await jsonOf<{ data: Schemas['PolicyVersion'] }>(answer)).data;
  }

  /** The ids of the levels of the default matrix with these scores. */
  async assessmentOf(
    organisation: Organisation,
    scores: readonly [number, number],
  ): Promise<Schemas['RiskAssessmentInput']> {
    return (await this.#assessments(await this.headers(organisation)))(scores);
  }

  /** Adds a risk owned by the member with this name. */
  async assignRisk(organisation: Organisation, title: string, owner: string): Promise<void> {
    const headers = await this.headers(organisation);
    const params = { search: owner };
    const found = await this.requests.get(`${this.origin}/api/user/options`, { headers, params });
    const [member] = (await jsonOf<{ data: Schemas['PersonReference'][] }>(found)).data;
    const data = { title, ownerId: member?.id ?? null };
    await jsonOf(await this.requests.post(`${this.origin}/api/risk`, { headers, data }));
  }

  /** Imports a CSV file into the risks, without its rows with errors. */
  async importRisks(organisation: Organisation, content: string): Promise<void> {
    await this.#runImport(organisation, await this.checkRisks(organisation, content));
  }

  /** An import that ends without effect, because its record is changed after the check. */
  async failImport(organisation: Organisation): Promise<void> {
    const [{ id, ref } = { id: '', ref: '' }] = await this.addRisks(organisation, [{ title: 'Fire' }]);
    const content = `Name,Reference\nFire in the archive,${ref}\n`;
    const checked = await this.checkRisks(organisation, content, 'UPDATE');
    await this.changeRisk(organisation, await this.readRisk(organisation, id), { description: 'Changed since' });
    await this.#runImport(organisation, checked);
  }

  /** A file of risks that is checked, and not imported. */
  async checkRisks(
    organisation: Organisation,
    content: string,
    mode: Schemas['ImportMode'] = 'STOP',
  ): Promise<Schemas['Import']> {
    const headers = { ...(await this.headers(organisation)), 'content-type': 'application/octet-stream' };
    const params = { kind: 'risk', fileName: 'risks.csv' };
    const sent = await this.requests.post(`${this.origin}/api/imports`, { headers, params, data: content });
    const { id, columns } = (await jsonOf<{ data: Schemas['Import'] }>(sent)).data;
    const assigned = columns.flatMap(({ field }, column) => (field === null ? [] : [{ column, field }]));
    return this.#stepOfImport(organisation, id, 'check', { mode, columns: assigned });
  }

  #runImport(organisation: Organisation, { id, counts }: Schemas['Import']): Promise<Schemas['Import']> {
    return this.#stepOfImport(organisation, id, 'run', { leaveOutInvalid: (counts?.invalid ?? 0) > 0 });
  }

  async #stepOfImport(organisation: Organisation, id: string, step: string, data: object): Promise<Schemas['Import']> {
    const headers = await this.headers(organisation);
    await jsonOf(await this.requests.post(`${this.origin}/api/imports/${id}/${step}`, { headers, data }));
    const ended = await this.endOfImportStep(organisation);
    if (ended === undefined) throw new Error('The import is gone');
    return ended;
  }

  /** The person's newest import into the risks, once the server does nothing with it. */
  async endOfImportStep(organisation: Organisation): Promise<Schemas['Import'] | undefined> {
    const headers = await this.headers(organisation);
    const url = `${this.origin}/api/imports?kind=risk`;
    for (;;) {
      const answer = await this.requests.get(url, { headers });
      const [newest] = (await jsonOf<{ data: Schemas['Import'][] }>(answer)).data;
      if (!['CHECKING', 'RUNNING', 'UNDOING'].includes(newest?.state ?? '')) return newest;
    }
  }

  /** The ids of likelihood and impact in the organisation's matrix. */
  async #assessments(headers: Record<string, string>) {
    const steps = async (axis: 'likelihood' | 'impact') => {
      const answer = await this.requests.get(`${this.origin}/api/risk-${axis}/options`, { headers });
      return (await jsonOf<{ data: Schemas['RiskLikelihood'][] }>(answer)).data;
    };
    const [likelihoods, impacts] = [await steps('likelihood'), await steps('impact')];
    const idOf = (entries: readonly { id: string; score: number }[], score: number) =>
      entries.find((entry) => entry.score === score)?.id ?? null;
    return ([likelihood, impact]: readonly [likelihood: number, impact: number]) => ({
      likelihoodId: idOf(likelihoods, likelihood),
      impactId: idOf(impacts, impact),
    });
  }
}
