/** The ready-made examples (docs/product.md#examples): each is a page of its own at `/examples/…`. */
export const EXAMPLES = [
  { name: 'snake-game', category: 'games' },
  { name: 'pong-game', category: 'games' },
  { name: 'reptile', category: 'games' },
  { name: 'todo-app', category: 'web' },
  { name: 'calculator', category: 'web' },
] as const;

export type Example = (typeof EXAMPLES)[number];
export type ExampleName = Example['name'];

export const CATEGORIES = ['games', 'web'] as const;
export type Category = (typeof CATEGORIES)[number];

/** True for the name of an example. */
export function isExampleName(name: string | null): name is ExampleName {
  return EXAMPLES.some((example) => example.name === name);
}

/** Returns the address of an example on its own. `language` is the one it begins in. */
export function addressOf(name: ExampleName, language: string): string {
  return `/examples/${name}.html?lang=${language}`;
}

/** The gallery with the card of an example in sight. */
export function galleryAddressOf(name: string): string {
  const isWeb = EXAMPLES.some((one) => one.name === name && one.category === 'web');
  return `/examples${isWeb ? '?tab=web' : ''}#${name}`;
}
