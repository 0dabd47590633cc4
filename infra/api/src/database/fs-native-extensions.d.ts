/** The package has no types; this is the one function in use. */
declare module 'fs-native-extensions' {
  /** Requests an exclusive lock on an open, writable file. False while another open file holds it. */
  export function tryLock(fd: number): boolean;
}
