/** The frequency of a note, in hertz, by its distance in half tones from the A of 440 hertz. */
export const note = (halves: number) => 440 * 2 ** (halves / 12);

/** The notes that sounds use, in hertz. */
export const C4 = note(-9);
export const F4 = note(-4);
export const G4 = note(-2);
export const A4 = note(0);
export const C5 = note(3);
export const D5 = note(5);
export const E5 = note(7);
export const F5 = note(8);
export const G5 = note(10);
export const A5 = note(12);
export const B5 = note(14);
export const C6 = note(15);
export const E6 = note(19);
export const G6 = note(22);
