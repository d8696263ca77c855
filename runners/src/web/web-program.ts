/** The three files of a web page. */
export interface WebProgram {
  html: string;
  css: string;
  js: string;
}
