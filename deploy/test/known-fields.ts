import type { Json } from './files.ts';

/**
 * Runs a validator that only reports wrong values, and returns the fields that it never read: those that its schema
 * does not know, such as a misspelt one.
 */
export function unknownFields(value: Json, validate: (seen: Json) => void): string[] {
  const unread = new Set<string>();

  function watch(part: Json, path: string): Json {
    if (typeof part !== 'object' || part === null) return part;
    const children = new Map(
      Object.entries(part).map(([key, child]) => {
        const name = `${path}/${key}`;
        unread.add(name);
        return [key, { name, child: watch(child, name) }] as const;
      }),
    );
    return new Proxy(part, {
      get(target, key, receiver) {
        const found = typeof key === 'string' ? children.get(key) : undefined;
        if (!found) return Reflect.get(target, key, receiver);
        unread.delete(found.name);
        return found.child;
      },
    });
  }

  validate(watch(value, ''));
  // Of a branch that was not read, only the field that leads into it is reported.
  const all = [...unread];
  return all.filter((name) => !all.some((other) => name.startsWith(`${other}/`)));
}
