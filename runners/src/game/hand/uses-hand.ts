/** Something of the hand that is read, but not a property of that name, as in `clock.hand.x`. */
const READ = /(?<![.\w$])hand\??\.(?:seen|x|y|gesture|points)\b/;
const TAKEN_APART = /\}\s*=\s*hand\b(?!\s*[.[(])/;
/** The program has something of its own by this name, such as the cards of a player. */
const OWN = /\b(?:let|const|var|function|class)\s+hand\b/;

/** Tells whether a sketch uses the hand before the camera, which is then offered to it. */
export function usesHand(code: string): boolean {
  return (READ.test(code) || TAKEN_APART.test(code)) && !OWN.test(code);
}
