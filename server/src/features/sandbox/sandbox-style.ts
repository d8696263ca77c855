/** The look of the app (web/src/styles/theme.css), for pages that load nothing. */
export const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf6, #0b1416);
  --surface: light-dark(#fff, #122024); --sunken: light-dark(#f2efe5, #0f1a1d);
  --ink: light-dark(#10211f, #eaf3f0); --muted: light-dark(#4a5c58, #a5bab5);
  --line: light-dark(#e3ddcf, #22363b); --edge: light-dark(#7c8884, #66817f);
  --trail: light-dark(#00735c, #4fe3b0); --trail-strong: light-dark(#005c4a, #7aeec6);
  --on-trail: light-dark(#fff, #05241b); --trail-soft: light-dark(#dcf0e9, #12352f);
  --joy: #ffc83d; --on-joy: #10211f; --joy-soft: light-dark(#fff0c7, #352b12);
  --danger: light-dark(#b0261a, #ff9384); --danger-soft: light-dark(#fde7e2, #3a1a16); }
* { box-sizing: border-box; }
body { background: var(--paper); color: var(--ink); margin: 0;
  font: 1.0625rem/1.6 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
.test { background: var(--joy); color: var(--on-joy); display: flex; flex-wrap: wrap; gap: .125rem .75rem;
  justify-content: center; padding: .625rem 1rem; text-align: center; font-size: .975rem; }
.test b { letter-spacing: .12em; }
main { margin: 0 auto; max-width: 31rem; padding: 1.75rem 1rem 3rem; }
.brand { color: var(--trail); font-size: 1.25rem; font-weight: 700; margin: 0 0 1rem .25rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1.375rem;
  box-shadow: 0 1px 2px rgb(16 33 31 / .05), 0 8px 24px -12px rgb(16 33 31 / .12); padding: 1.75rem; }
@media (max-width: 26rem) { .card { padding: 1.375rem 1.125rem; } }
h1 { font-size: 1.625rem; line-height: 1.25; margin: 0 0 .375rem; letter-spacing: -.01em; }
h2 { font-size: 1.0625rem; margin: 1.75rem 0 .75rem; }
p { margin: 0 0 1rem; } .muted { color: var(--muted); }
dl { background: var(--sunken); border-radius: .75rem; margin: 1.25rem 0; padding: .5rem 1rem; }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: .375rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); } dd { margin: 0; font-weight: 600; }
ul { margin: 0 0 1.25rem; padding-left: 1.25rem; color: var(--muted); font-size: .975rem; }
li { margin: 0 0 .375rem; }
label { display: block; font-weight: 600; margin: 0 0 .375rem; }
input[type=email] { appearance: none; background: var(--paper); border: 1px solid var(--edge);
  border-radius: .75rem; color: inherit; font: inherit; margin: 0 0 1.25rem; min-height: 3rem;
  padding: .5rem .875rem; width: 100%; }
.actions { display: grid; gap: .75rem; }
button, .button { border: 1px solid transparent; border-radius: .75rem; cursor: pointer; display: block;
  font: inherit; font-weight: 600; min-height: 3rem; padding: .625rem 1.125rem; text-align: center;
  text-decoration: none; width: 100%; }
.main { background: var(--trail); color: var(--on-trail); } .main:hover { background: var(--trail-strong); }
.plain { background: transparent; border-color: var(--edge); color: var(--ink); }
.plain:hover { background: var(--sunken); }
.danger { background: transparent; border-color: var(--danger); color: var(--danger); }
.danger:hover { background: var(--danger-soft); }
a { color: var(--trail); text-underline-offset: .2em; }
.back { margin: 1.25rem 0 0; text-align: center; }
.notice { border-radius: .75rem; margin: .75rem 0 1.25rem; padding: .75rem 1rem; background: var(--trail-soft); }
.notice.bad { background: var(--danger-soft); color: var(--danger); font-weight: 600; }
.toolbox { background: var(--joy-soft); border-radius: 1.375rem; margin: 1.25rem 0 0; padding: 1.25rem 1.375rem; }
.toolbox h2 { margin-top: 0; } .toolbox p { font-size: .975rem; }
:focus-visible { outline: 3px solid var(--trail); outline-offset: 3px; }
`;
