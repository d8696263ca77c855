import type { Case } from './in-browser.ts';

/** A page of the set; without `<html>` it is what belongs into a body. */
export interface PageCase extends Case {
  html: string;
  css?: string;
  js?: string;
  /** The script is a module. */
  isModule?: boolean;
}

/** A sketch of the set. */
export interface SketchCase extends Case {
  js: string;
  /** How many pictures are drawn before it is looked at. */
  frames?: number;
  /** It uses p5.sound. */
  sound?: boolean;
}
