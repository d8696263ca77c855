import type { Scene, SceneShape } from '@codivia/runners/preview/messages';
import { useTranslation } from '../../../lib/i18n.ts';

type Color = NonNullable<SceneShape['color']>;

/** Colours that have a name everybody knows, as red, green and blue. */
const COLORS = {
  black: [[0, 0, 0]],
  white: [[255, 255, 255]],
  grey: [
    [128, 128, 128],
    [64, 64, 64],
    [200, 200, 200],
  ],
  red: [
    [255, 0, 0],
    [180, 20, 30],
  ],
  orange: [
    [255, 140, 0],
    [255, 125, 82],
  ],
  yellow: [
    [255, 230, 0],
    [255, 200, 61],
  ],
  green: [
    [0, 200, 0],
    [0, 110, 30],
    [120, 230, 120],
  ],
  turquoise: [[64, 224, 208]],
  light_blue: [[135, 206, 250]],
  blue: [[0, 0, 255]],
  dark_blue: [[10, 20, 90]],
  purple: [
    [128, 0, 128],
    [150, 80, 220],
  ],
  pink: [
    [255, 105, 180],
    [255, 180, 200],
  ],
  brown: [[130, 75, 30]],
} satisfies Record<string, Color[]>;

type ColorName = keyof typeof COLORS;

/** The name that is closest to a colour. */
export function colorName([red, green, blue]: Color): ColorName {
  let best: ColorName = 'black';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, examples] of Object.entries(COLORS)) {
    for (const [r = 0, g = 0, b = 0] of examples) {
      // Eyes distinguish greens best, then reds.
      const distance = 3 * (red - r) ** 2 + 4 * (green - g) ** 2 + 2 * (blue - b) ** 2;
      if (distance < least) [best, least] = [name as ColorName, distance];
    }
  }
  return best;
}

const PLACES = [
  ['top_left', 'top', 'top_right'],
  ['left', 'middle', 'right'],
  ['bottom_left', 'bottom', 'bottom_right'],
] as const;

/** Returns the name of a position, by thirds of the canvas. */
export function placeName({ x, y }: Pick<SceneShape, 'x' | 'y'>) {
  if (x < 0 || x > 100 || y < 0 || y > 100) return 'outside';
  const third = (share: number) => Math.min(2, Math.floor((3 * share) / 100));
  return PLACES[third(y)]?.[third(x)] ?? 'middle';
}

/** Groups shapes that a person would call the same: of one kind and colour, moving alike. Texts stay by themselves. */
export function groupsOf(shapes: readonly SceneShape[]): SceneShape[][] {
  const groups = new Map<string, SceneShape[]>();
  for (const shape of shapes) {
    const { color, motion, text } = shape;
    const key = [shape.shape, color && colorName(color), motion, text].join();
    groups.set(key, [...(groups.get(key) ?? []), shape]);
  }
  return [...groups.values()];
}

/** Returns a function that describes a canvas in lines of text. */
export function useSceneWords(): (scene: Scene) => string[] {
  const { t } = useTranslation('game-tools');

  function lineOf(group: readonly SceneShape[]): string {
    const [first] = group;
    if (!first) return '';
    const shape = first.text
      ? t('scene.text', { text: first.text })
      : t(`scene.shapes.${first.shape}`);
    const motion = t(`scene.motions.${first.motion}`);
    const place = t(`scene.places.${placeName(first)}`);
    const color = first.color && t(`scene.colors.${colorName(first.color)}`);
    const number = group.length;
    if (number > 1) {
      return color
        ? t('scene.many', { number, shape, color, motion })
        : t('scene.many_plain', { number, shape, motion });
    }
    return color
      ? t('scene.item', { shape, color, place, motion })
      : t('scene.plain', { shape, place, motion });
  }

  return ({ background, shapes, more }) => [
    ...(background
      ? [t('scene.background', { color: t(`scene.colors.${colorName(background)}`) })]
      : []),
    ...groupsOf(shapes).map(lineOf),
    ...(more > 0 ? [t('scene.more', { number: more })] : []),
  ];
}
