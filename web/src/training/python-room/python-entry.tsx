import { useTranslation } from '../../lib/i18n.ts';
import { EntryForm } from '../room/entry-form.tsx';

type Props = {
  /** Tells whether something runs: typed code waits. */
  busy: boolean;
  /** Runs the code; returns true when it is not complete. */
  onEnter: (source: string) => Promise<boolean>;
};

/** The field for Python that is run after the program, with its variables. */
export function PythonEntry(props: Props) {
  const { t } = useTranslation('python-room');
  const words = {
    prompt: '>>>',
    label: t('entry.label'),
    hint: t('entry.hint'),
    placeholder: t('entry.placeholder'),
    run: t('entry.run'),
  };
  return <EntryForm words={words} {...props} />;
}
