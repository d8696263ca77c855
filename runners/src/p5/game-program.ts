/** A p5 sketch. */
export interface GameProgram {
  js: string;
}
