/** Replaces two copies of the federation's error message, in the host's browser build: the code, by which its documentation has the text. */
export const getShortErrorMsg = (code, _descriptions, args, original) =>
  [`#${code}`, args && JSON.stringify(args), original].filter(Boolean).join('\n');
