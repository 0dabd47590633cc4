/** The one stylesheet of the operators' pages. */
export const style = `
:root { color-scheme: light dark; --ink: #16201b; --paper: #fff; --soft: #f1f4f2; --line: #c9d2cd; --green: #0a5c36; --red: #a3161b; --on: #fff;
  --muted: #4d5a53; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--soft); }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eeea; --paper: #18211c; --soft: #0e1511; --line: #3b4a42; --green: #6fcf97; --red: #ff9a94;
  --on: #08120c; --muted: #a9b8b0; } }
* { box-sizing: border-box; }
body { margin: 0; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .5rem 1rem; background: var(--paper);
  border-bottom: 1px solid var(--line); }
.brand { font-weight: 700; margin: 0; }
nav a { display: inline-block; padding: .4rem .25rem; margin-right: .5rem; }
.channels span { color: var(--muted); }
.channels [aria-current] { font-weight: 700; color: var(--ink); text-decoration: none; border-bottom: 3px solid var(--green); }
.who { margin-left: auto; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; margin: .5rem 0 1rem; }
h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 0; }
section, .card { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 0 0 1rem; }
a { color: var(--green); }
small { color: var(--muted); font-size: .85em; }
p { margin: .35rem 0; overflow-wrap: anywhere; }
button, .button { display: inline-block; font: inherit; font-size: .95rem; padding: .35rem .8rem; min-height: 2.4rem; border-radius: .35rem;
  border: 1px solid var(--green); background: var(--paper); color: var(--green); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
.primary { background: var(--green); color: var(--on); }
.danger { background: var(--red); border-color: var(--red); color: var(--on); }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; }
.badge { font-size: .8rem; font-weight: 600; border: 1px solid var(--line); border-radius: 1rem; padding: .1rem .6rem; margin-left: .25rem; }
.off, .problem { color: var(--red); }
.problem { font-weight: 600; }
.message { border-left: .3rem solid var(--green); background: var(--paper); padding: .6rem 1rem; }
.canary { border: 1px solid var(--line); border-left: .3rem solid var(--green); border-radius: .35rem; padding: .75rem 1rem; margin: .75rem 0; }
.steps { display: flex; gap: .4rem; list-style: none; padding: 0; margin: .4rem 0; }
.steps li { border: 1px solid var(--line); border-radius: .3rem; padding: .1rem .6rem; color: var(--muted); }
.steps [aria-current] { background: var(--green); border-color: var(--green); color: var(--on); font-weight: 700; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
caption { text-align: left; font-weight: 600; padding: .4rem 0; }
caption small { display: block; font-weight: 400; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--muted); font-weight: 600; }
tbody th { font-weight: 500; }
svg { display: block; max-width: 100%; margin: .15rem 0; }
svg .canary { fill: var(--green); } svg .control { fill: var(--muted); } svg .track { fill: var(--line); } svg .harm { fill: var(--red); }
.releases { list-style: none; padding: 0; margin: 0; }
.releases li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; border-top: 1px solid var(--line); padding: .25rem 0; }
.releases .version { font-weight: 600; min-width: 6rem; }
.releases .actions { margin-left: auto; }
.actions:empty { display: none; }
summary { cursor: pointer; padding: .4rem 0; }
label { display: block; font-weight: 600; margin: .5rem 0 .25rem; }
input:not([type=hidden]) { font: inherit; width: 100%; max-width: 32rem; padding: .5rem; border: 1px solid var(--muted); border-radius: .35rem;
  background: var(--paper); color: var(--ink); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 40rem) {
  .who { margin-left: 0; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; border-top: 1px solid var(--line); padding: .4rem 0; }
  th, td { display: block; border: 0; padding: .1rem 0; }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--muted); }
}
`;
