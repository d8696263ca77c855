import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import plugin from 'fastify-plugin';

const RULES = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false };

const moment = addFormats.default.get('date-time') as { validate: (text: string) => boolean };

/** Adds the formats of texts. A moment is one that `Date` reads: leap seconds and offsets without minutes are not. */
const withFormats = (ajv: Ajv) =>
  addFormats.default(ajv).addFormat('date-time', {
    type: 'string',
    validate: (text: string) => moment.validate(text) && !Number.isNaN(Date.parse(text)),
  });

// Shared by all apps of the process: Ajv compiles a schema once, and tests build an app for every file.
const lenient = withFormats(new Ajv({ ...RULES, coerceTypes: true }));
const strict = withFormats(new Ajv(RULES));

type Serialize = (data: unknown) => string;
const serializers = new WeakMap<AnySchema, Serialize>();

/** Returns the function that writes answers of a schema; compiled once. Throws for an invalid schema. */
export function serializerOf(schema: AnySchema): Serialize {
  const compiled = serializers.get(schema) ?? fastJsonStringify(schema);
  serializers.set(schema, compiled);
  return compiled;
}

type Check = ((data: unknown) => boolean) & Pick<ValidateFunction, 'errors'>;

/** Returns a check by a compiled schema that leaves the errors where the framework looks for them. */
function checkWith(compile: () => ValidateFunction): Check {
  let compiled: ValidateFunction | undefined;
  const check: Check = (data) => {
    compiled ??= compile();
    const fits = compiled(data);
    check.errors = compiled.errors ?? null;
    return fits;
  };
  return check;
}

/** Compiles the check of a part of requests, such as `body`. Throws for an invalid schema. */
export function compileCheck(schema: object, httpPart?: string): ValidateFunction {
  return (httpPart === 'body' ? strict : lenient).compile(schema);
}

/**
 * Validates input. Addresses contain only text, so their values are converted to the wanted type; a JSON body has types,
 * so a number where a text belongs is refused.
 *
 * A schema is compiled, in a few milliseconds, when it is first needed: those of all endpoints together took a fifth of
 * the time of a start (docs/decisions/0296).
 */
export const validation = plugin(async (app) => {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    checkWith(() => compileCheck(schema, httpPart)),
  );
  app.setSerializerCompiler(({ schema }) => {
    let serialize: Serialize | undefined;
    return (data) => {
      serialize ??= serializerOf(schema as AnySchema);
      return serialize(data);
    };
  });
});
