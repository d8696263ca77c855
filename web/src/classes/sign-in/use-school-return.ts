import {
  SCHOOL_REFUSALS,
  SCHOOL_RETURN,
  type SchoolRefusal,
} from '@codivia/contract/api/school-sign-in';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useOpenSchoolSession } from './class-door.api.ts';

/** Returns why the school does not open the class; undefined for any other part of an address. */
function refusalIn(hash: string): SchoolRefusal | undefined {
  return SCHOOL_REFUSALS.find((reason) => hash === `#${SCHOOL_RETURN}=${reason}`);
}

/**
 * Opens the session of whoever has come back from the school, once. Returns whether it is being opened, and why it is
 * not, as a text.
 */
export function useSchoolReturn(): { isOpening: boolean; problem: string } {
  const { t, language } = useTranslation('class-sign-in');
  const { hash } = useLocation();
  const { mutate, error } = useOpenSchoolSession();
  const isBack = hash === `#${SCHOOL_RETURN}`;
  const asked = useRef(false);
  useEffect(() => {
    if (!isBack || asked.current) return;
    asked.current = true;
    mutate();
  }, [isBack, mutate]);
  if (isBack && !error) return { isOpening: true, problem: '' };
  const refusal = refusalIn(hash);
  if (refusal) return { isOpening: false, problem: t(`school.${refusal}`) };
  if (!isBack) return { isOpening: false, problem: '' };
  const isOver = error instanceof ApiError && error.status === 401;
  return { isOpening: false, problem: isOver ? t('school.over') : messageFor(error, language) };
}
