import type { Namespace, Texts } from './texts.ts';

/** Dotted paths of all texts in a tree: `'title' | 'filters.reset'`. */
type Leaf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];

type TextAt<Tree, Path extends string> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? TextAt<Tree[Head], Rest>
      : never
    : never;

type PluralBase<Path> = Path extends `${infer Base}_one` ? Base : never;
type Plural<N extends Namespace> = PluralBase<Leaf<Texts[N]>>;

/** The keys that may be asked of a namespace: its texts, plurals without their ending. */
export type TextKey<N extends Namespace> =
  | Exclude<Leaf<Texts[N]>, `${Plural<N>}_one` | `${Plural<N>}_other`>
  | Plural<N>;

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type PlaceholderNames<N extends Namespace, Key extends string> =
  Key extends Plural<N>
    ? Placeholder<TextAt<Texts[N], `${Key}_one`> | TextAt<Texts[N], `${Key}_other`>> | 'count'
    : Placeholder<TextAt<Texts[N], Key>>;

type Values<Name extends string> = {
  [Key in Name]: Key extends 'count' ? number : string | number;
};

/** Gives a text of namespace `N` in the current language, its placeholders filled in. */
export type Translate<N extends Namespace> = <Key extends TextKey<N>>(
  key: Key,
  ...values: [PlaceholderNames<N, Key>] extends [never] ? [] : [Values<PlaceholderNames<N, Key>>]
) => string;
