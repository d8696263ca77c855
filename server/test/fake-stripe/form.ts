/** A value of a request, nested as in Stripe's encoding: `items[0][price]=…`. */
export type Form = { [name: string]: string | Form };

/** Reads Stripe's encoding of parameters. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let part = form;
    for (const step of path) {
      part[step] ??= {};
      part = part[step] as Form;
    }
    part[last] = value;
  }
  return form;
}

/** Returns a part of a form, empty when it is missing. */
export function part(form: Form, name: string): Form {
  const found = form[name];
  return typeof found === 'object' ? found : {};
}

/** A text of a form. */
export function text(form: Form, name: string): string | undefined {
  const found = form[name];
  return typeof found === 'string' ? found : undefined;
}
