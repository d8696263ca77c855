declare module 'virtual:python-runtime' {
  /** Address of the folder of the runtime's files, from the root of this site. */
  export const pythonBase: string;
}

declare module '*.py?raw' {
  const source: string;
  export default source;
}
