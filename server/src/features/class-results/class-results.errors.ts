import { RESULT_WEEKS_MAX } from '@codivia/contract/api/class-results';
import { problem } from '../../errors.ts';

export const NoSuchPeriod = problem(400, 'no_such_period', {
  fr: `Cette période n’existe pas, ou dépasse ${RESULT_WEEKS_MAX} semaines.`,
  en: `This period doesn’t exist, or is longer than ${RESULT_WEEKS_MAX} weeks.`,
});
