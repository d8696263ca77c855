import { isPlainText } from '@codivia/contract/text/plain-text';
import plugin from 'fastify-plugin';
import { BadRequest } from '../errors.ts';

/** Checks every text in a value. It keeps its own stack, since input may be nested deeper than the call stack. */
function holdsOnlyPlainText(input: unknown): boolean {
  if (input === undefined) return true;
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && !isPlainText(value)) return false;
    // Bytes contain no text, and there are many of them.
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      for (const item of Object.values(value)) left.push(item);
    }
  }
  return true;
}

/** Refuses input whose text the database would refuse, or change silently. */
export const plainText = plugin(async (app) => {
  app.addHook('preValidation', ({ body, query }, _reply, next) => {
    if (holdsOnlyPlainText(body) && holdsOnlyPlainText(query)) return next();
    next(
      BadRequest(
        'Le texte envoyé contient un caractère interdit.',
        'The text you sent contains a character that is not allowed.',
      ),
    );
  });
});
