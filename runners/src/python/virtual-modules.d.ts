declare module 'virtual:python-runtime' {
  /** Address of the folder of the runtime's files, from the root of this site. */
  export const pythonBase: string;
  /** Address of the memory from which Python starts, from the root of this site. */
  export const pythonSnapshot: string;
}

declare module '*.py?raw' {
  const source: string;
  export default source;
}
