/** The background colours of both schemes, as in `theme.css`: browsers colour their own frame with it. */
export const paper = { light: '#f6f4ef', dark: '#131b17' } as const;
