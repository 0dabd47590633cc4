/** Trims a text and replaces line breaks and other runs of white space with single spaces. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
