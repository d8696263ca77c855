import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { createContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import type { Sought } from '../hit-address.ts';
import { findSought, type TextPart } from './find-sought.ts';

/** The place to which the address leads. Of several fields that show it, the first that claims it marks it. */
export interface SoughtPlace extends TextPart {
  sought: Sought;
  /** True for the first field, by its id, that asks. */
  claim: (owner: string) => boolean;
}

export const SoughtContext = createContext<SoughtPlace | null>(null);

function placeOf(values: LessonFields, sought: Sought | null): SoughtPlace | null {
  const found = sought && findSought(values, sought);
  if (!found) return null;
  let owner: string | undefined;
  const claim = (id: string) => {
    owner ??= id;
    return owner === id;
  };
  return { ...found, sought, claim };
}

/** Finds the place to which the address led when the lesson was opened, and says so when it is gone. */
export function useSought(values: LessonFields, sought: Sought | null): SoughtPlace | null {
  const { t } = useTranslation('admin-lessons');
  const [place] = useState(() => placeOf(values, sought));
  const tellGone = useEffectEvent(() => {
    if (sought && !place) toast.info(t('editor.sought_gone'));
  });
  useEffect(() => tellGone(), []);
  return place;
}
