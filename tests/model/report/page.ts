import type { PathResult, StepResult } from '#tests/e2e/model/path-result.ts';

import type { FlowCounts } from '../document.ts';
import type { Flow } from '../flow.ts';
import { html, raw, type Markup } from './html.ts';
import type { BrowserResults } from './results.ts';
import { style } from './style.ts';

/** The report data of one flow. */
export interface FlowReport {
  readonly flow: Flow;
  readonly counts: FlowCounts;
  /** The machine drawn as SVG. */
  readonly drawing: string;
  readonly browser: BrowserResults | undefined;
}

const anchorOf = (flow: string, state: string) => `${flow}-${state.replaceAll(/\W+/g, '-')}`;

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.floor((100 * part) / whole)} %`);

const secondsOf = (paths: readonly PathResult[]) => paths.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1);

function summaryRow({ flow, counts, browser }: FlowReport): Markup {
  const { states, transitions, paths, missed } = counts;
  const browserCells =
    browser === undefined
      ? html`<td colspan="4" class="none">no run in the browser</td>`
      : html`<td>${browser.paths.filter(({ outcome }) => outcome === 'passed').length} of ${browser.cover.paths}</td>
          <td>${percent(browser.cover.taken.length, browser.cover.transitions.length)}</td>
          <td>${Object.keys(browser.cover.untaken).length}</td>
          <td>${secondsOf(browser.paths)}</td>`;
  return html`<tr>
    <th scope="row"><a href="#${flow.name}">${flow.title}</a></th>
    <td>${states}</td>
    <td>${transitions}</td>
    <td>${paths}</td>
    <td>${percent(transitions - missed.length, transitions)}</td>
    ${browserCells}
  </tr>`;
}

function stepItem(flow: string, { event, state, seen }: StepResult, pictures: ReadonlyMap<string, string>): Markup {
  const place = pictures.has(state) ? html`<a href="#${anchorOf(flow, state)}">${state}</a>` : html`${state}`;
  return html`<li class="${seen ? 'seen' : 'unseen'}">${event === '' ? 'begins' : event} → ${place}</li>`;
}

function pathDetails({ flow, number, start, steps, outcome, seconds }: PathResult, browser: BrowserResults): Markup {
  const items = steps.map((step) => stepItem(flow, step, browser.pictures));
  return html`<details class="${outcome}">
    <summary><b>${number}</b> ${start} <span>${steps.length - 1} steps, ${seconds} s, ${outcome}</span></summary>
    <ol>
      ${items}
    </ol>
  </details>`;
}

function browserPart({ flow, browser }: FlowReport): Markup {
  if (browser === undefined) return html`<p class="none">This flow was not walked in the browser.</p>`;
  const untaken = Object.entries(browser.cover.untaken).map(
    ([name, reason]) => html`<li><code>${name}</code> ${reason}</li>`,
  );
  const pictures = [...browser.pictures].map(
    ([state, address]) =>
      html`<figure id="${anchorOf(flow.name, state)}">
        <img src="${address}" alt="The page while ${state}" loading="lazy" />
        <figcaption>${state}</figcaption>
      </figure>`,
  );
  return html`${browser.paths.map((path) => pathDetails(path, browser))}
    ${
      untaken.length === 0
        ? []
        : [
            html`<h3>Not taken in the browser, and why</h3>
              <ul>
                ${untaken}
              </ul>`,
          ]
    }
    <h3>States</h3>
    <div class="pictures">${pictures}</div>`;
}

function flowSection(report: FlowReport): Markup {
  const { flow, drawing } = report;
  return html`<section id="${flow.name}">
    <h2>${flow.title}</h2>
    <p>${flow.prose}</p>
    <div class="drawing">${raw(drawing)}</div>
    ${browserPart(report)}
  </section>`;
}

/** The report as one self-contained page. */
export function reportPage(reports: readonly FlowReport[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Attest: the paths through its flows</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>The paths through the flows of Attest</h1>
        <p>
          Arrows that the browser took are drawn full, those it cannot take, each with its reason below, are dashed, and
          what nobody took is red.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Flow</th>
              <th scope="col">States</th>
              <th scope="col">Transitions</th>
              <th scope="col">Paths</th>
              <th scope="col">Covered</th>
              <th scope="col">Browser</th>
              <th scope="col">Covered</th>
              <th scope="col">With a reason</th>
              <th scope="col">Seconds</th>
            </tr>
          </thead>
          <tbody>
            ${reports.map(summaryRow)}
          </tbody>
        </table>
        ${reports.map(flowSection)}
      </body>
    </html> `.html;
}
