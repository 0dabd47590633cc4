/** The look of the shop, as far as a page of text needs it: paper and ink, hairlines. */
export const docsStyle = `
:root { --paper: #f6f4ef; --card: #fff; --ink: #10201a; --soft: #47554e; --line: #d8d5cb; --moss: #1f5c43; --glut: #bf310d; }
* { box-sizing: border-box; margin: 0; }
html { scroll-padding-top: 24px; }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 "Archivo Variable", Archivo, system-ui, sans-serif; }
header { background: var(--ink); color: var(--paper); padding: 48px 24px; margin-bottom: 32px; }
header > div, main { max-width: 1120px; margin-inline: auto; }
h1 { font-size: 40px; font-stretch: 112%; font-weight: 800; line-height: 1.1; letter-spacing: -0.01em; }
header p { margin-top: 12px; max-width: 64ch; }
header a { color: inherit; }
main { padding: 0 24px 64px; }
header + main { max-width: 1168px; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; }
a { color: var(--moss); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
h2 { font-size: 26px; font-stretch: 112%; font-weight: 800; margin: 48px 0 8px; }
details { border-top: 1px solid var(--line); scroll-margin-top: 16px; }
details:last-of-type { border-bottom: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 12px 0; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary b { width: 64px; font-size: 13px; letter-spacing: 0.06em; color: var(--moss); }
summary b.delete { color: var(--glut); }
summary code { font-weight: 600; overflow-wrap: anywhere; }
summary span { color: var(--soft); margin-left: auto; }
.operation { padding: 0 0 24px; }
.operation h3 { font-size: 13px; letter-spacing: 0.06em; text-transform: uppercase; color: var(--soft); margin: 16px 0 4px; }
.operation p { max-width: 72ch; }
pre, code { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; font-size: 14px; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 2px; padding: 12px 16px; overflow-x: auto; white-space: pre; }
pre i { color: var(--soft); }
@media (max-width: 576px) { header { padding-top: 32px; } h1 { font-size: 30px; } summary span { margin-left: 0; width: 100%; } }
`;
