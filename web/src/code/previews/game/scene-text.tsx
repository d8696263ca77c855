import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import type { ShownPreview } from '../use-preview.ts';
import { useSceneWords } from './scene-words.ts';

type Props = { preview: Pick<ShownPreview<never>, 'output' | 'control'> };

/** Describes the canvas in words. The text is updated while it is open, and announced when it has changed. */
export function SceneText({ preview }: Props) {
  const { t } = useTranslation('game-tools');
  const [open, setOpen] = useState(false);
  const wordsOf = useSceneWords();
  const { scene } = preview.output;
  const lines = scene ? wordsOf(scene) : [];
  return (
    <details
      className="shrink-0 rounded-control border border-line bg-surface px-3 py-2"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        preview.control({ do: currentTarget.open ? 'watch' : 'unwatch' });
      }}
    >
      <summary className="min-h-6 cursor-pointer font-bold text-sm">{t('scene.title')}</summary>
      {open && (
        <div aria-live="polite" className="grid max-h-48 gap-1 overflow-auto pt-2 text-sm">
          {scene?.described.map((text) => (
            <p key={text} className="wrap-anywhere m-0">
              {text}
            </p>
          ))}
          {lines.length > 0 && (
            <ul className="wrap-anywhere m-0 list-disc ps-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {lines.length === 0 && (
            <p className="m-0 text-muted">{t(scene ? 'scene.empty' : 'scene.waiting')}</p>
          )}
        </div>
      )}
    </details>
  );
}
