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
.lines li { display: flex; justify-content: space-between; gap: 1rem; padding: 1rem 0; border-bottom: 1px solid #d8d5cb; }
.lines em { color: #47554e; }
.gone a { color: #47554e; }
.sum { font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: 650; }
.facts { display: block; color: #47554e; font-size: 0.875rem; }
.total { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; }
.total dd { margin: 0; font-variant-numeric: tabular-nums; }
.total dt:last-of-type, .total dd:last-of-type { font-weight: 700; font-size: 1.125rem; }
.actions { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: center; margin-top: 2rem; }
.primary { background: #d5370f; color: #fff; padding: 0.875rem 1.5rem; border-radius: 2px; text-decoration: none; font-weight: 650; }
button.primary { font: inherit; font-weight: 650; border: 0; cursor: pointer; }
.primary:hover { background: #b42c0a; }
:focus-visible { outline: 2px solid #10201a; outline-offset: 2px; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.125rem; }
.field { display: grid; gap: 0.25rem; align-content: start; }
.field label { font-size: 0.875rem; font-weight: 650; }
input:not([type=radio]), select { min-height: 48px; padding: 0 0.75rem; border: 1px solid #8a8f86; border-radius: 2px; background: #fff; color: inherit; font: inherit; width: 100%; box-sizing: border-box; }
[aria-invalid] { border-color: #bf310d !important; border-width: 2px !important; }
.problem { margin: 0; color: #bf310d; font-size: 0.875rem; font-weight: 650; }
.summary { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 2px solid #bf310d; background: #fff; }
.summary h2 { margin: 0; }
.summary ul { margin: 0.5rem 0 0; padding-left: 1.25rem; }
.choice { display: flex; gap: 0.75rem; align-items: flex-start; min-height: 44px; padding: 0.75rem 0; border-bottom: 1px solid #d8d5cb; cursor: pointer; }
.choice input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: #10201a; }
.address { display: grid; grid-template-columns: repeat(6, 1fr); gap: 1rem; padding-top: 0.75rem; }
.address .field { grid-column: span 3; }
.address .field-street, .address .field-city { grid-column: span 4; }
.address .field-streetNo, .address .field-postal { grid-column: span 2; }
.when-collected { padding-top: 0.75rem; }
form:not(:has(#to-store:checked)) .when-collected, form:not(:has(#address-typed:checked)) .when-typed { display: none; }
@media (max-width: 576px) { .primary { flex: 1 0 100%; box-sizing: border-box; text-align: center; } }
`;
