/** A text without spaces around it, whose line breaks and other runs of white space are single spaces. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
