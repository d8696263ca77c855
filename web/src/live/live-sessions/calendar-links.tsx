import { CalendarPlus, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { calendarFile, calendarSubscription } from './session-texts.ts';

/** The address of a subscription names the host, which only a browser knows. */
function useSubscription(): string | undefined {
  const language = useLanguage();
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(calendarSubscription(language)), [language]);
  return address;
}

function FileLink({ id }: { id?: string }) {
  const { t, language } = useTranslation('live-sessions');
  return (
    <a
      href={calendarFile(language, id)}
      download="codivia-live.ics"
      className={buttonStyle('ghost', 'sm')}
    >
      <Download aria-hidden="true" className="size-4" />
      {t(id ? 'calendar.one' : 'calendar.all')}
    </a>
  );
}

/** Downloads one session for a calendar program. */
export function SessionCalendarLink({ id }: { id: string }) {
  return <FileLink id={id} />;
}

/** Subscribes a calendar program to all sessions, or downloads them once. */
export function CalendarLinks() {
  const { t } = useTranslation('live-sessions');
  const address = useSubscription();
  return (
    <div className="flex flex-wrap gap-2">
      {address && (
        <a href={address} className={buttonStyle('ghost', 'sm')}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t('calendar.subscribe')}
        </a>
      )}
      <FileLink />
    </div>
  );
}
