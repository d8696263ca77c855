import type { ShownPreview } from '../use-preview.ts';
import { KeyPad } from './key-pad.tsx';
import { SceneText } from './scene-text.tsx';

type Props = { preview: Pick<ShownPreview<never>, 'output' | 'control'> };

/** The aids of a running sketch for touch screens, and for those who do not see it. */
export function GameAids({ preview }: Props) {
  return (
    <>
      <KeyPad preview={preview} />
      <SceneText preview={preview} />
    </>
  );
}
