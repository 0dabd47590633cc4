/** @param file absolute, of a program written in TypeScript @returns the URL of its bundle, to import */
export function bundleProgram(file: string): Promise<string>;
