/** A p5 sketch. */
export interface P5Program {
  js: string;
}
