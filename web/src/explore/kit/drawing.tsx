import type { ReactNode, Ref } from 'react';

type Props = {
  /** Size of the drawing in its own units; text is 15 units high, so that a width of 340 suits a phone. */
  width: number;
  height: number;
  ref?: Ref<SVGSVGElement>;
  children: ReactNode;
};

/** A drawing that fills the width it has. The figure around it describes it; only what can be moved in it has a name. */
export function Drawing({ width, height, ref, children }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: see above.
    <svg ref={ref} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
}
