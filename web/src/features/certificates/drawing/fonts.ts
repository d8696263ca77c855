/** The display font of the brand, at a size in pixels. */
export function display(size: number): string {
  return `800 ${size}px "Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif`;
}

/** The text font, at a size in pixels. */
export function sans(size: number, weight = 400): string {
  return `${weight} ${size}px "Atkinson Hyperlegible Next Variable", "Atkinson Fallback", system-ui, sans-serif`;
}

/** The font of numbers and addresses that are to be copied, at a size in pixels. */
export function mono(size: number): string {
  return `500 ${size}px "JetBrains Mono Variable", "JetBrains Fallback", ui-monospace, monospace`;
}

/**
 * Waits until the fonts have loaded for the parts of the alphabet that `text` needs: a canvas, unlike a page, is not
 * drawn again when they load. A font that cannot be loaded is left out.
 */
export async function fontsFor(text: string): Promise<void> {
  const fonts = [display(48), sans(24), sans(24, 700), mono(24)];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)));
}
