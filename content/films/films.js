/** The films and the course each belongs to. */
export const FILMS = { loops: '01-discovery', learning: '03-machines-learn' };
