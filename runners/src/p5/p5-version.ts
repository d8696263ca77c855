/** The p5 that previews and saved pages run. */
export const P5_VERSION = '1.11.13';

/** Where saved pages fetch it, and the hash by which the browser knows it is just that file. */
export const P5_CDN = `https://cdn.jsdelivr.net/npm/p5@${P5_VERSION}/lib/p5.min.js`;
export const P5_INTEGRITY =
  'sha384-+4pFSzqrHIcjFoiZQ8s1jUHqNylTGybto+iELDyMA+UQ0UhpTH0B92zF4Bg0mawP';
