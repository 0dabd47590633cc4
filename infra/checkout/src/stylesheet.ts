/** The checkout's own few styles; it shares nothing with the shop but the look. */
export const stylesheet = `
:root { color: #10201a; background: #f6f4ef; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
a { color: inherit; }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1px solid #d8d5cb; padding-bottom: 1rem; }
.mark { font-weight: 800; font-size: 1.5rem; text-decoration: none; letter-spacing: -0.02em; }
.steps { display: flex; gap: 1.5rem; list-style: none; margin: 0; padding: 0; color: #47554e; }
.steps [aria-current] { color: #10201a; font-weight: 700; }
h1 { font-size: 2rem; letter-spacing: -0.015em; }
.lines { list-style: none; padding: 0; border-top: 1px solid #d8d5cb; }
.lines li { display: grid; gap: 0.25rem; padding: 1rem 0; border-bottom: 1px solid #d8d5cb; }
.total { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; }
.total dd { margin: 0; font-variant-numeric: tabular-nums; }
.total dt:last-of-type, .total dd:last-of-type { font-weight: 700; font-size: 1.125rem; }
.actions { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: center; margin-top: 2rem; }
.primary { background: #d5370f; color: #fff; padding: 0.875rem 1.5rem; border-radius: 2px; text-decoration: none; font-weight: 650; }
.note { color: #47554e; }
`;
