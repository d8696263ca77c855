import type { ProgramFiles } from '@codivia/contract/programs/program';
import { Minus, Plus, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type CSSProperties, useState } from 'react';
import { ProgramCode } from '../../code/editor/program-code.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Sizes of the letters, in rem. */
const SIZES = [1, 1.25, 1.5, 1.875, 2.25, 3] as const;

type Props = { title: string; files: ProgramFiles; onLeave: () => void };

/** A program on the whole screen, for the board: large, and without its author. */
export function Board({ title, files, onLeave }: Props) {
  const { t } = useTranslation('lesson-view');
  const [size, setSize] = useState(2);
  const written = Object.fromEntries(Object.entries(files).filter(([, text]) => text.trim()));
  return (
    <Radix.Root open onOpenChange={onLeave}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr] gap-4 overflow-hidden bg-paper p-4 sm:p-6"
        >
          <div className="flex flex-wrap items-center gap-2">
            <Radix.Title className="me-auto min-w-0 wrap-anywhere text-2xl sm:text-3xl">
              {title}
            </Radix.Title>
            <Button
              variant="secondary"
              aria-label={t('board.smaller')}
              disabled={size === 0}
              onClick={() => setSize(size - 1)}
            >
              <Minus aria-hidden="true" className="size-5" />
            </Button>
            <Button
              variant="secondary"
              aria-label={t('board.larger')}
              disabled={size === SIZES.length - 1}
              onClick={() => setSize(size + 1)}
            >
              <Plus aria-hidden="true" className="size-5" />
            </Button>
            <Button onClick={onLeave}>
              <X aria-hidden="true" className="size-5" />
              {t('board.leave')}
            </Button>
          </div>
          <div
            className="grid content-start gap-4 overflow-y-auto"
            style={{ '--code-size': `${SIZES[size]}rem` } as CSSProperties}
          >
            <ProgramCode title={t('board.label')} files={written} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
