/** The one function that is used of a package without types of its own. */
declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock on an open, writable file; false while another open file has it. */
  export function tryLock(fd: number): boolean;
}
