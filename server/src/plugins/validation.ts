import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import plugin from 'fastify-plugin';

const RULES = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false };

/**
 * Addresses carry text only, so their values are turned into the wanted type; a JSON body says what
 * it means, so a number where a text belongs is refused.
 */
export const validation = plugin(async (app) => {
  const lenient = addFormats.default(new Ajv({ ...RULES, coerceTypes: true }));
  const strict = addFormats.default(new Ajv(RULES));
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema as object),
  );
});
