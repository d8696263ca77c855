import type { ComponentProps } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link to another site: it opens in a new tab, announces that, and sends no referrer to that site. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { t } = useTranslation('common');
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('new_tab')}</VisuallyHidden>
    </a>
  );
}
