declare module 'virtual:preview-frames' {
  /** Addresses of the runner's documents, from the root of the site that serves them. */
  export const webFrame: string;
  export const gameFrame: string;
}

declare module '*?url' {
  /** The address where the build has put the file. */
  const address: string;
  export default address;
}

declare module 'virtual:model-script' {
  /** The script that gives programs `loadModel`. */
  const script: string;
  export default script;
}

declare module 'virtual:saved-page' {
  /** The script that saved pages load before the files of their project. */
  const script: string;
  export default script;
}
