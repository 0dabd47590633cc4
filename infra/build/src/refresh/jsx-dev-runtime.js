import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/* The compiler's code for fast refresh calls `jsxDEV`; the host provides one runtime for all builds. */
const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment, jsxDEV };
