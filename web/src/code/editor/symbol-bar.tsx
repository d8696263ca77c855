import { IndentDecrease, IndentIncrease, Redo2, TextAlignStart, Undo2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { CodeLanguage, EditorCommand } from './editor-handle.ts';
import { SYMBOLS } from './symbols.ts';

type Props = {
  language: CodeLanguage;
  onType: (symbol: string) => void;
  onCommand: (name: EditorCommand) => void;
  onFormat: () => void;
};

type KeyProps = {
  name: string;
  onPress: () => void;
  children: ReactNode;
  /** Tab reaches this key; the arrow keys reach the others from it. */
  entry?: boolean;
};

/** A key of the bar. It takes no focus when touched, so that the keyboard of the device stays open. */
function Key({ name, onPress, children, entry = false }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      tabIndex={entry ? 0 : -1}
      className="grid h-11 min-w-11 shrink-0 place-items-center rounded-lg bg-current/8 px-2 font-mono text-lg active:bg-current/20 [&_svg]:size-5"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowRight: 'nextElementSibling',
  ArrowLeft: 'previousElementSibling',
};

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const next = step && (event.target as HTMLElement)[step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** Symbols and commands that the keyboard of a touch screen hides; shown on touch screens alone. */
export function SymbolBar({ language, onType, onCommand, onFormat }: Props) {
  const { t } = useTranslation('editor');
  return (
    <div
      role="toolbar"
      aria-label={t('symbols')}
      onKeyDown={moveAlong}
      className="symbol-bar hidden shrink-0 gap-1.5 overflow-x-auto border-night-line border-t bg-night p-1.5 text-on-night pointer-coarse:flex [&_:focus-visible]:outline-joy [&_:focus-visible]:-outline-offset-2"
    >
      <Key name={t('indent')} onPress={() => onCommand('indent')} entry>
        <IndentIncrease aria-hidden="true" />
      </Key>
      {SYMBOLS[language].map((symbol) => (
        <Key key={symbol} name={t('insert', { symbol })} onPress={() => onType(symbol)}>
          {symbol}
        </Key>
      ))}
      <Key name={t('outdent')} onPress={() => onCommand('outdent')}>
        <IndentDecrease aria-hidden="true" />
      </Key>
      <Key name={t('undo')} onPress={() => onCommand('undo')}>
        <Undo2 aria-hidden="true" />
      </Key>
      <Key name={t('redo')} onPress={() => onCommand('redo')}>
        <Redo2 aria-hidden="true" />
      </Key>
      {language !== 'text' && (
        <Key name={t('format')} onPress={onFormat}>
          <TextAlignStart aria-hidden="true" />
        </Key>
      )}
    </div>
  );
}

/** Keeps the place of the bar until the editor has come. */
export function SymbolBarPlace() {
  return (
    <div
      aria-hidden="true"
      className="symbol-bar hidden h-[calc(3.5rem+1px)] shrink-0 border-night-line border-t pointer-coarse:block"
    />
  );
}
