/** The report's own style; its colours are those of the product, in both themes. */
export const style = `
:root { color-scheme: light dark; --page: #fff; --text: #11191b; --muted: #465255; --line: #dce2e2; --accent: #0b5f70;
  --danger: #b0251d; --sunken: #f4f6f6; }
@media (prefers-color-scheme: dark) { :root { --page: #111718; --text: #e7ecec; --muted: #aab5b7; --line: #253032;
  --accent: #6cc6d3; --danger: #ff8d83; --sunken: #0b1011; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 24px 16px; background: var(--page); color: var(--text);
  font: 13px/20px Geist, system-ui, sans-serif; }
h1 { font-size: 24px; line-height: 32px; } h2 { margin-top: 48px; font-size: 18px; line-height: 24px; } h3 { font-size: 13px; }
a { color: var(--accent); } code { font-size: 12px; } .none, summary span { color: var(--muted); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: right; } th:first-child { text-align: left; }
td.none { text-align: left; }
section { border-top: 1px solid var(--line); } .drawing { overflow-x: auto; padding: 16px; background: var(--sunken); }
.drawing svg { display: block; margin: auto; max-width: 100%; height: auto; }
.drawing text { fill: var(--text); font-family: inherit; font-size: 11.5px; } .drawing .edge text { font-size: 10px; }
.drawing path, .drawing ellipse, .drawing polygon { stroke: var(--muted); fill: none; }
.drawing .edge polygon, .drawing .start ellipse, .drawing .anchor ellipse { fill: var(--muted); }
.drawing .graph > polygon { stroke: none; } .drawing .walked path { stroke: var(--accent); }
.drawing .walked polygon { fill: var(--accent); stroke: var(--accent); } .drawing .listed path { stroke-dasharray: 4 3; }
.drawing .missed path, .drawing .missed polygon { stroke: var(--danger); }
details { border-bottom: 1px solid var(--line); padding: 6px 0; } summary { cursor: pointer; } summary span { float: right; }
details.failed summary, li.unseen { color: var(--danger); } .pictures { display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); } figure { margin: 0; }
figure img { width: 100%; border: 1px solid var(--line); } figure:target img { outline: 2px solid var(--accent); }
`;
