import type { LiveEvent } from '@codivia/contract/api/live-events';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

function useWords(event: LiveEvent | undefined): string {
  const { t } = useTranslation('live-stage');
  const body = event?.body;
  if (body?.type === 'run') return t('said.run');
  if (body?.type === 'note') return t('said.note', { title: body.title });
  if (body?.type === 'question') return t('said.question', { text: body.text });
  if (body?.type === 'poll') return t('said.poll', { question: body.question });
  return body?.type === 'poll-closed' ? t('said.poll_closed') : '';
}

/** Announces new events politely to screen readers, except typed text. */
export function StageAnnouncer({ events }: { events: readonly LiveEvent[] }) {
  const [from] = useState(() => events.at(-1)?.seq ?? 0);
  const latest = events.findLast(
    ({ seq, body }) => seq > from && body.type !== 'edit' && body.type !== 'select',
  );
  const words = useWords(latest);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
