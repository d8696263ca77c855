import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { EqualNot, type LucideIcon, SquareDashed, SquarePlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import { blockKinds } from './block-kinds.ts';
import { type Difference, differencesOf } from './differences.ts';
import { blockElements, watchLayout } from './watch-layout.ts';

const ICONS: Record<Difference['kind'], LucideIcon> = {
  differs: EqualNot,
  extra: SquarePlus,
  missing: SquareDashed,
};

type Place = { top: number; height: number };

/** The places of the blocks, in pixels below the top of the field. */
function usePlaces(editor: Editor): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    function read(): void {
      const found = blockElements(editor).map(({ offsetTop, offsetHeight }) => ({
        top: offsetTop,
        height: offsetHeight,
      }));
      const isSame = (now: readonly Place[]) => JSON.stringify(now) === JSON.stringify(found);
      setPlaces((now) => (isSame(now) ? now : found));
    }
    return watchLayout([editor], read);
  }, [editor]);
  return places;
}

/** Space below the last block for the mark of what is missing there, in pixels. */
const BELOW = 12;

/** A mark stands beside its block; what is missing has none, so its mark stands between the blocks around it. */
function styleOf({ kind, child }: Difference, places: readonly Place[]): Place {
  const block = places[child];
  if (kind !== 'missing') return block ?? { top: 0, height: 0 };
  const before = places[child - 1];
  const end = before ? before.top + before.height : 0;
  return { top: block ? (end + block.top) / 2 : end + BELOW, height: 0 };
}

type Props = {
  editor: Editor;
  /** The same text in the other language. */
  other: string;
};

/** Marks the blocks at which a text is made otherwise than in the other language. A mark leads into its block. */
export function DifferenceMarks({ editor, other }: Props) {
  const { t } = useTranslation('admin-blocks');
  const others = useMemo(() => blockKinds(other), [other]);
  const differences = useEditorState({
    editor,
    selector: ({ editor: { state } }) => differencesOf(state.doc, others),
  });
  const places = usePlaces(editor);
  // A text that is yet to be translated differs as a whole: marks would say no more.
  if (others.length === 0 || differences.length === 0) return null;

  function open(child: number): void {
    const { doc, tr } = editor.state;
    const $block = doc.resolve(0);
    const at = $block.posAtIndex(Math.min(child, doc.childCount - 1), 0);
    editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))).scrollIntoView());
    editor.view.focus();
  }

  return (
    <ul aria-label={t('differences')} data-differences="">
      {differences.map((difference) => {
        const { kind, child } = difference;
        const Icon = ICONS[kind];
        const name =
          kind === 'missing'
            ? t('missing_here', { count: difference.count })
            : t(`${kind}_here`, { place: difference.place });
        return (
          <li
            key={`${kind} ${child}`}
            style={styleOf(difference, places)}
            className={classes(
              'pointer-events-none absolute end-12 flex',
              kind === 'missing' ? 'start-7 items-center' : 'justify-end',
            )}
          >
            <span
              aria-hidden="true"
              className={
                kind === 'missing'
                  ? 'h-0 grow border-edge border-t-2 border-dashed'
                  : 'my-0.5 w-1 rounded-full bg-joy-strong'
              }
            />
            <button
              type="button"
              aria-label={name}
              title={name}
              className="pointer-events-auto grid size-6 shrink-0 place-items-center rounded border border-edge bg-joy-soft text-ink hover:border-trail hover:text-trail"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(child)}
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
