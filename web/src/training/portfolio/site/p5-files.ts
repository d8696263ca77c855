import file from 'p5/lib/p5.min.js?url';
import license from 'p5/license.txt?raw';

/**
 * Where this site serves the p5 that downloaded portfolios take along. Imported when one is downloaded, and by nothing
 * else: only then are its address and its licence needed.
 */
export const p5File = file;

/** The licence that p5 is passed on with. */
export const p5License = license;
