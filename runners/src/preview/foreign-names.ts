/** Names of Python and of other languages, and in French, with their equivalents in JavaScript. */
const FOREIGN: Record<string, string> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  vrai: 'true',
  Vrai: 'true',
  faux: 'false',
  Faux: 'false',
  None: 'null',
  NULL: 'null',
  nil: 'null',
  self: 'this',
  elseif: 'else if',
  elif: 'else if',
  elsif: 'else if',
  si: 'if',
  sinon: 'else',
  pour: 'for',
  afficher: 'console.log',
  affiche: 'console.log',
  echo: 'console.log',
  puts: 'console.log',
  printf: 'console.log',
  demander: 'prompt',
  input: 'prompt',
  int: 'Number',
  float: 'Number',
  str: 'String',
  len: '.length',
};

/** The names that an error of a foreign name has; explained in scope-rules.ts. */
const FOREIGN_NAME = 'ForeignName';

/** Returns a name of another language with its equivalent in JavaScript; null for any other name. */
export function foreignName(name: string): { name: string; text: string } | null {
  const meant = Object.hasOwn(FOREIGN, name) ? FOREIGN[name] : undefined;
  return meant === undefined ? null : { name: FOREIGN_NAME, text: `${name} (${meant})` };
}
