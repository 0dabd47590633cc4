/** Styles of the overlay's shadow tree. A constructed stylesheet needs no exception in the Content Security Policy. */
export const overlayStyle = [
  ':host{all:initial;font:400 13px/1.4 system-ui,sans-serif;color:#fff}',
  '.boxes{position:fixed;inset:0;z-index:2147483646;overflow:hidden;pointer-events:none}',
  '.box{position:absolute;box-sizing:border-box;outline:2px solid #7a1fa2;outline-offset:-2px}',
  '.box.bad{outline-color:#c11}',
  '.label{position:absolute;inset-block-start:0;inset-inline-start:0;max-inline-size:100%;box-sizing:border-box;padding:0 6px;overflow:hidden;background:#7a1fa2;white-space:nowrap;text-overflow:ellipsis}',
  '.bad>.label{background:#a11}',
  '.panel{position:fixed;z-index:2147483647;inset-block-end:8px;inset-inline-end:8px;display:grid;grid-template-columns:1fr auto;gap:0 12px;align-items:center;box-sizing:border-box;inline-size:min(420px,calc(100vw - 16px));max-block-size:45vh;overflow:auto;padding:4px 12px 12px;border:2px solid #fff;border-radius:4px;background:#1d1426;overflow-wrap:anywhere}',
  '.panel:focus-visible,.close:focus-visible{outline:3px solid #f2b632;outline-offset:-3px}',
  '.head{margin:0}',
  '.close{min-block-size:44px;border:0;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:underline;cursor:pointer}',
  '.row{grid-column:1/-1;display:grid;padding:6px 0;border-block-start:1px solid #ffffff40}',
  '.row.bad{color:#ff9a8f}',
  '@media print{.boxes,.panel{display:none}}',
].join('');
