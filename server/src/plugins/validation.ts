import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import plugin from 'fastify-plugin';

const RULES = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false };

// Of the process, not of one app: Ajv compiles a schema once, and an app is built for every file of tests.
const lenient = addFormats.default(new Ajv({ ...RULES, coerceTypes: true }));
const strict = addFormats.default(new Ajv(RULES));

type Serialize = (data: unknown) => string;
const serializers = new WeakMap<AnySchema, Serialize>();

/** The function that writes answers of a schema; compiled once. */
function serializerOf(schema: AnySchema): Serialize {
  const compiled = serializers.get(schema) ?? fastJsonStringify(schema);
  serializers.set(schema, compiled);
  return compiled;
}

/**
 * Addresses carry text only, so their values are turned into the wanted type; a JSON body says what
 * it means, so a number where a text belongs is refused.
 */
export const validation = plugin(async (app) => {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema as object),
  );
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as AnySchema));
});
