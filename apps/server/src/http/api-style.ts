/** The style of the page about /api: the pigments of the app's own pages, without its fonts. */
export const apiStyle = `
:root {
  color-scheme: light dark;
  --bg: #f5eedd; --surface: #fbf7ec; --line: #d8cbaa; --text: #1b2326; --text-2: #3d4a4d; --accent: #0d5a43; --focus: #0f5fa8;
}
@media (prefers-color-scheme: dark) {
  :root { --bg: #0b2127; --surface: #112a31; --line: #39493f; --text: #f6efdd; --text-2: #d6ddd3; --accent: #74cfa8; --focus: #ffe08a; }
}
*, *::before, *::after { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { background: var(--bg); color: var(--text); font: 1rem/1.55 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1, h2 { font-family: ui-serif, Georgia, serif; font-weight: 560; letter-spacing: -0.01em; line-height: 1.15; }
h1 { font-size: 2.25rem; margin-bottom: 1rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 1rem; }
h3 { font-size: 1.05rem; font-weight: 600; overflow-wrap: anywhere; }
h4 { font-size: 0.85rem; color: var(--text-2); font-weight: 600; margin-bottom: 0.25rem; }
p { max-width: 44rem; margin: 0.4rem 0; }
ul { padding-left: 1.1rem; }
li { margin: 0.15rem 0; }
li span { color: var(--text-2); font-size: 0.9rem; }
code { font: 0.92em/1.5 ui-monospace, Menlo, Consolas, monospace; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.method { color: var(--accent); font-size: 0.8rem; font-weight: 700; letter-spacing: 0.04em; }
.index { list-style: none; padding: 0; margin-top: 1.5rem; display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 0 1.5rem; }
.index a { display: block; min-height: 44px; padding: 0.6rem 0; text-decoration: none; overflow-wrap: anywhere; }
.index a:hover { text-decoration: underline; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.25rem 1.1rem; margin: 0.75rem 0; scroll-margin-top: 1rem; }
.halves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 0.75rem 2rem; margin-top: 0.75rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-top: 1px solid var(--line); }
th { border-top: 0; color: var(--text-2); font-size: 0.85rem; }
`.trimStart();
