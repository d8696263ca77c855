import { formatDate } from '@codivia/contract/text/format-dates';
import { Users } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { usePresence } from './use-presence.ts';

type Props = { lessonId: string; unsaved: boolean };

/** Warns of colleagues who have the same lesson open, before both write in it. */
export function Colleagues({ lessonId, unsaved }: Props) {
  const { t, language } = useTranslation('admin-lesson-presences');
  const others = usePresence(lessonId, unsaved);
  if (others.length === 0) return null;
  const sentences = others.map(({ person, since, is_editing }) =>
    t(is_editing ? 'editing' : 'open', {
      name: person.name ?? t('somebody'),
      time: formatDate(since, language, 'clock'),
    }),
  );
  const someoneEdits = others.some(({ is_editing }) => is_editing);
  return (
    <Notice icon={Users} title={sentences.join(' ')} urgent={someoneEdits && unsaved}>
      {t(someoneEdits ? 'advice_editing' : 'advice_open')}
    </Notice>
  );
}
