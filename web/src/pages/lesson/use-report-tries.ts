import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { knownResults } from '../../sync/results.ts';
import { type ReportNews, sendResults } from '../../sync/send-results.ts';

/** Reports every try to the account as soon as it was made, and its outcome to the learner. */
export function useReportTries(): void {
  const queryClient = useQueryClient();
  const { t, language } = useTranslation('lessons');
  useEffect(() => {
    const reportNews = ({ refused, fullCertificate }: ReportNews) => {
      if (refused) toast.error(messageFor(refused, language));
      if (fullCertificate) toast.success(t('full_certificate'));
    };
    return knownResults.watchOwn(() => void sendResults(queryClient, reportNews));
  }, [queryClient, language, t]);
}
